// npm run screenshots [-- PART...]   pictures of every screen, in three sizes and three themes, into screenshots/;
// with parts, only screens that have one in their names
import { mkdirSync, writeFileSync } from 'node:fs';
import { withBuiltPage } from './builtPage.ts';
import { boardScenes } from './screenshots/boards.ts';
import type { Shot } from './screenshots/camera.ts';
import { shotsOf } from './screenshots/camera.ts';
import { contactSheet } from './screenshots/contactSheet.ts';
import { dialogScenes } from './screenshots/dialogs.ts';
import { editorScenes } from './screenshots/editor.ts';
import { exploreScenes } from './screenshots/explore.ts';
import { learnScenes } from './screenshots/learn.ts';
import { lensScenes } from './screenshots/lenses.ts';
import { libraryScenes } from './screenshots/library.ts';
import { moveScenes } from './screenshots/moves.ts';
import { pieceSetScenes } from './screenshots/pieceSets.ts';
import { problemScenes } from './screenshots/problems.ts';
import { puzzleScenes } from './screenshots/puzzles.ts';
import type { Scene } from './screenshots/scene.ts';
import { tableScenes } from './screenshots/table.ts';

const FOLDER = 'screenshots';

const scenes: readonly Scene[] = [
  ...libraryScenes,
  ...boardScenes,
  ...moveScenes,
  ...tableScenes,
  ...lensScenes,
  ...pieceSetScenes,
  ...learnScenes,
  ...editorScenes,
  ...exploreScenes,
  ...puzzleScenes,
  ...dialogScenes,
  ...problemScenes,
];

const parts = process.argv.slice(2);
const wanted = scenes.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
mkdirSync(FOLDER, { recursive: true });
const shots: Shot[] = [];
await withBuiltPage(async ({ browser, address }) => {
  for (const scene of wanted)
    try {
      shots.push(...(await shotsOf(browser, address, FOLDER, scene)));
    } catch (error) {
      console.error(`${scene.name}: ${String(error)}`);
      process.exitCode = 1;
    }
});
writeFileSync(`${FOLDER}/index.html`, contactSheet(shots));
console.log(`${String(shots.length)} pictures in ${FOLDER}/, side by side in ${FOLDER}/index.html`);
