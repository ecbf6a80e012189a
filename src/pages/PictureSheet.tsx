import type { ReactElement } from 'react';
import type { Page } from './page.ts';
import { product } from '#words/ui/common.ts';
import styles from './pages.module.css';

interface PictureSheetProps {
  readonly page: Page;
  readonly diagram: ReactElement;
}

/** What chats show beside a link to a page: its title and a diagram from it. Its styles are added as text. */
export const PictureSheet = ({ page: { title }, diagram }: PictureSheetProps) => (
  <html lang="en" data-theme="light">
    <head />
    <body className={styles.picture}>
      <div>
        <h1>{title}</h1>
        <p>{product}</p>
      </div>
      {diagram}
    </body>
  </html>
);
