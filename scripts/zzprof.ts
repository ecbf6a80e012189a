import { catalogue } from '../tests/support/catalogue.ts';
import { pastAt, positionAt } from '../src/engine/game/game.ts';
import { randomGame } from './bench/randomGames.ts';
const v = catalogue.find((x) => x.id === process.argv[2])!;
const samples = Array.from({ length: 30 }, (_, seed) => randomGame(v, seed, 90)).flatMap((game, seed) =>
  Array.from({ length: game.steps.length }, (_, ply) => ply % 10 === seed % 10 ? { position: positionAt(game, ply), past: pastAt(game, ply) } : null).filter((s) => s !== null));
let looks = 0;
const t = process.cpuUsage();
for (let r = 0; r < Number(process.argv[3] ?? 10); r++)
for (const { position, past } of samples) {
  const then = [...past, position];
  for (const move of v.status(position, past).moves) { v.status(v.play(position, move), then); looks++; }
}
const u = process.cpuUsage(t);
console.log(process.argv[2], (looks / (u.user + u.system) * 1e3).toFixed(1), 'k/s', looks);
