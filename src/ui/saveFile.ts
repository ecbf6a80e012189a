/** How long the browser may take to begin saving, in milliseconds. */
const SAVING = 60_000;

/** Makes the browser save a file under a name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, SAVING);
}

/** A text as a file. */
export const textFile = (text: string, type: string): Blob => new Blob([text], { type });
