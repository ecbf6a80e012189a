import { addSentences } from '../words/say.ts';
import { embed } from '#words/embed.ts';
import { OddBoard } from './OddBoard.tsx';

addSentences(embed);

// A page may have the script twice.
if (!customElements.get('odd-board')) customElements.define('odd-board', OddBoard);
