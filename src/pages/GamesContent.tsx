import { variantPage } from '../ui/rulePages.ts';
import { Board } from '../ui/board/Board.tsx';
import { Figure } from '../ui/board/Figure.tsx';
import type { Book } from './book.ts';
import { PageLink } from './Links.tsx';
import { summaries } from '#words/summaries.ts';
import { picture } from '#words/ui/board.ts';
import { allGamesDescription, allGamesTitle, rulesOf } from '#words/ui/rulePages.ts';
import styles from './pages.module.css';

/** All games, each with its board and what is odd about it. */
export const GamesContent = ({ books }: { readonly books: readonly Book[] }) => (
  <>
    <h1>{allGamesTitle}</h1>
    <p className={styles.lead}>{allGamesDescription}</p>
    <div className={styles.figures}>
      {books.map(({ variant }) => (
        <section key={variant.game} className={styles.figure}>
          <h2>
            <PageLink to={variantPage(variant.id)}>{rulesOf(variant.name)}</PageLink>
          </h2>
          <Board
            variant={variant}
            board={variant.start.board}
            set={Figure}
            label={picture(variant.name)}
            layers={{ terrain: variant.terrain(variant.start) }}
          />
          <p>{summaries[variant.game]}</p>
        </section>
      ))}
    </div>
  </>
);
