import { OddBoard } from './OddBoard.tsx';

// A page may have the script twice.
if (!customElements.get('odd-board')) customElements.define('odd-board', OddBoard);
