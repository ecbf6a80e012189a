/** The parts used here of a package that has no types. */
declare module 'selenium-webdriver' {
  export interface WebElement {
    getAccessibleName(): Promise<string>;
    getAriaRole(): Promise<string>;
  }

  interface Rectangle {
    readonly x?: number;
    readonly y?: number;
    readonly width: number;
    readonly height: number;
  }

  interface Actions {
    sendKeys(...keys: readonly string[]): Actions;
    move(to: { readonly x: number; readonly y: number; readonly duration: number }): Actions;
    click(): Actions;
    perform(): Promise<void>;
  }

  export interface WebDriver {
    get(address: string): Promise<void>;
    navigate(): { refresh(): Promise<void> };
    executeScript(script: unknown, ...values: readonly unknown[]): Promise<unknown>;
    actions(): Actions;
    manage(): { window(): { setRect(rectangle: Rectangle): Promise<Rectangle> } };
    takeScreenshot(): Promise<string>;
    getCapabilities(): Promise<{ get(name: string): unknown }>;
  }

  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: {
      readonly browserName: string;
      readonly timeouts: { readonly pageLoad: number; readonly script: number };
    }): this;
    build(): Promise<WebDriver>;
  }
}
