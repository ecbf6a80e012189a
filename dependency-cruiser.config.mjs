// Which part may import which: topology ← rules ← setup ← variants ← game ← tree ← record ← rulebook ← store ← ui.
// Words stand beside that line: they know the engine and the types of the rulebook, and what is shown is made with them.
import { readdirSync } from 'node:fs';

const ENGINE = '^src/engine/';
const TOPOLOGY = '^src/engine/topology/';
const RULES = '^src/engine/rules/';
const SETUP = '^src/engine/setup/';
/** The part of it that variants use to read and write their positions. */
const CODEC = '^src/engine/setup/(codec|positionText|positionMessage|fieldText|groundText|heldText)\\.ts$';
const GAME = '^src/engine/game/';
const TREE = '^src/engine/tree/';
const RECORD = '^src/engine/record/';
const VARIANTS = '^src/engine/variants/';
const VARIANT_LIST = '^src/engine/variants/index\\.ts$';
const VARIANT_METADATA = '^src/engine/variants/[^/]+/metadata\\.ts$';
const REGISTRY = '^src/engine/registry\\.ts$';
const SEARCH = '^src/engine/search/';
/** What a search is asked and answers; it imports nothing that searches. */
const LEVELS = '^src/engine/search/(thought|taskOf)\\.ts$';
/** What the worker that writes GIFs is asked. */
const GIF_REQUEST = '^src/workers/gifRequest\\.ts$';
/** What a player does besides moving, and what is read out of scores. */
const JUDGEMENT = '^src/engine/search/(judgement|moments)\\.ts$';
/** Proofs as plain data, and the lines in them. */
const PROOFS = '^src/engine/search/proof/(proof|mainLine)\\.ts$';
/** What the worker that thinks is asked and answers. */
const RUNNER = '^src/workers/(runner|tasks)\\.ts$';
/** All variants with what a search needs of them. */
const SEARCHES = '^src/engine/searches\\.ts$';
/** All variants with what a picture needs of them. */
const PICTURES = '^src/engine/pictures\\.ts$';
const VARIANT_PICTURE = '^src/engine/variants/[^/]+/picture\\.ts$';
const VARIANT_SEARCH = '^src/engine/variants/[^/]+/(search|board)\\.ts$';
const RULEBOOK = '^src/rulebook/';
const RULEBOOK_LIST = '^src/rulebook/index\\.ts$';
const PUZZLES = '^src/puzzles/';
const WORDS = '^src/words/';
const STORE = '^src/store/';
/** What the store has to say, in no language. */
const STORE_MESSAGES = '^src/store/[a-zA-Z/]+Message\\.ts$';
const UI = '^src/ui/';
const BOARD = '^src/ui/board/';
const PICTURE = '^src/picture/';
const MOUNT = '^src/mount/';
const EMBED = '^src/embed/';
const PAGES = '^src/pages/';
/** Knows nothing, so everyone may know it. */
const AT = '^src/engine/(at|finish|isObject|memo)\\.ts$';
const PACKAGES = '(^|/)node_modules/';

/** A variant's main file is named as its folder: battle-chieftain/battleChieftain.ts. */
const variantMains = readdirSync(new URL('src/engine/variants', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(
    ({ name }) => `${VARIANTS}${name}/${name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}\\.ts$`,
  );

/** What is in `from` imports nothing but what is in `to`: no other part, no package, nothing of Node's. */
function importsOnly(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to: { pathNot: to } };
}

export default {
  forbidden: [
    importsOnly(
      'at-alone',
      'engine/at.ts, engine/finish.ts, engine/isObject.ts and engine/memo.ts import nothing.',
      { path: AT },
      ['^$'],
    ),
    importsOnly('topology-alone', 'A topology knows geometry and nothing else.', { path: TOPOLOGY }, [
      TOPOLOGY,
      AT,
    ]),
    importsOnly(
      'rules-on-topology',
      'The words shared by all variants stand on topology only.',
      { path: RULES },
      [RULES, TOPOLOGY, AT],
    ),
    importsOnly(
      'codec-on-rules',
      'Position strings are made of the words shared by all variants.',
      { path: CODEC },
      [CODEC, RULES, TOPOLOGY, AT],
    ),
    importsOnly(
      'variants-apart',
      'A variant imports the shared words, never another variant.',
      { path: `${VARIANTS}([^/]+)/` },
      [`${VARIANTS}$1/`, CODEC, RULES, TOPOLOGY, AT],
    ),
    importsOnly(
      'variant-list',
      'The list of the variants imports the metadata of each, and its main file when that is wanted.',
      { path: VARIANT_LIST },
      [...variantMains, VARIANT_METADATA, RULES],
    ),
    importsOnly(
      'pictures-on-variants',
      'The list of pictures loads what they need of each variant.',
      { path: PICTURES },
      [VARIANT_PICTURE, RULES],
    ),
    importsOnly(
      'registry-on-variants',
      'The registry knows which variants there are, and loads them.',
      { path: REGISTRY },
      [VARIANT_LIST, RULES],
    ),
    importsOnly(
      'setup-on-game',
      'A position being set up is one of any variant, and says where it came from.',
      { path: SETUP },
      [SETUP, GAME, RULES, TOPOLOGY, AT],
    ),
    importsOnly(
      'game-on-rules',
      'A game is one of any variant. Stored clocks and identities are read with valibot.',
      { path: GAME },
      [GAME, RULES, TOPOLOGY, AT, REGISTRY, `${PACKAGES}valibot/`],
    ),
    importsOnly(
      'tree-on-game',
      'A tree is the lines of one game, those that were played and those that were tried.',
      { path: TREE },
      [TREE, GAME, RULES, TOPOLOGY, AT],
    ),
    importsOnly(
      'record-on-game',
      'A record is a game or a tree as text. Text from outside is read with valibot and unpacked with fflate.',
      { path: RECORD },
      [RECORD, LEVELS, TREE, GAME, RULES, TOPOLOGY, AT, REGISTRY, `${PACKAGES}(valibot|fflate)/`],
    ),
    importsOnly(
      'searches-on-variants',
      'The list for searches joins each variant with what a search needs of it.',
      { path: SEARCHES },
      [...variantMains, VARIANT_SEARCH, SEARCH, RULES],
    ),
    importsOnly(
      'search-on-game',
      'A search is given games of any variant; only the list of them names one.',
      { path: SEARCH },
      [SEARCH, SEARCHES, GAME, RULES, TOPOLOGY, AT],
    ),
    {
      name: 'variants-by-registry',
      comment:
        'Nothing but the registry and the lists for searches and pictures knows which variants there are.',
      severity: 'error',
      from: { path: '^src/', pathNot: [VARIANTS, REGISTRY, SEARCHES, PICTURES, WORDS] },
      to: { path: VARIANTS },
    },
    importsOnly(
      'rulebook-on-game',
      'The rulebook is claims about games, and plays them to see that they are true. It has no words.',
      { path: RULEBOOK, pathNot: RULEBOOK_LIST },
      [RULEBOOK, GAME, CODEC, REGISTRY, RULES, TOPOLOGY, AT],
    ),
    importsOnly(
      'rulebook-list',
      'The list of the rulebooks joins each with its prose.',
      { path: RULEBOOK_LIST },
      [RULEBOOK, WORDS, REGISTRY, RULES],
    ),
    importsOnly(
      'puzzles-on-registry',
      'Puzzles are data; which rules they are for, the registry knows.',
      { path: PUZZLES },
      [PUZZLES, REGISTRY, RULES],
    ),
    importsOnly(
      'words-on-engine',
      'Words say what the engine, the rulebook and the store mean.',
      { path: WORDS },
      [WORDS, RULEBOOK, ENGINE, STORE_MESSAGES],
    ),
    {
      name: 'words-of-types',
      comment: 'A language is prose: of the rulebook it needs the types, which say what has to be told.',
      severity: 'error',
      from: { path: WORDS },
      to: { path: RULEBOOK, dependencyTypesNot: ['type-only'] },
    },
    importsOnly('store-on-game', 'The store knows the engine by its games.', { path: STORE }, [
      STORE,
      WORDS,
      RULEBOOK,
      PUZZLES,
      RECORD,
      LEVELS,
      JUDGEMENT,
      PROOFS,
      RUNNER,
      TREE,
      GAME,
      SETUP,
      REGISTRY,
      RULES,
      TOPOLOGY,
      AT,
      PACKAGES,
    ]),
    {
      name: 'reasons-with-words',
      comment: 'Who asks for a reason asks the store’s findReason, which loads the words for it as well.',
      severity: 'error',
      from: { path: [STORE, UI], pathNot: '^src/store/whyNot\\.ts$' },
      to: { path: '^src/engine/game/explain\\.ts$' },
    },
    importsOnly('ui-on-store', 'The UI knows the store, games, and the words of the rules.', { path: UI }, [
      UI,
      PICTURE,
      GIF_REQUEST,
      STORE,
      WORDS,
      RULEBOOK,
      PUZZLES,
      RECORD,
      PICTURES,
      LEVELS,
      JUDGEMENT,
      PROOFS,
      TREE,
      GAME,
      SETUP,
      REGISTRY,
      RULES,
      TOPOLOGY,
      AT,
      PACKAGES,
    ]),
    importsOnly(
      'board-alone',
      'The board is drawn from what it is given: it knows games and rules, and no store or screen.',
      { path: BOARD },
      [BOARD, TREE, GAME, RULES, TOPOLOGY, AT, WORDS, `${PACKAGES}(@types/)?react/`, `${PACKAGES}zustand/`],
    ),
    importsOnly(
      'picture-on-board',
      'Pictures of positions and games are drawn with the board of the app, and without a browser.',
      { path: PICTURE },
      [
        PICTURE,
        BOARD,
        '^src/ui/tokens\\.css$',
        RECORD,
        GAME,
        RULES,
        TOPOLOGY,
        AT,
        WORDS,
        `${PACKAGES}(@types/)?react/`,
        `${PACKAGES}preact-render-to-string/`,
      ],
    ),
    importsOnly(
      'mount-on-board',
      'A mounted board plays as the app does, without what the app keeps, and without its screens.',
      { path: MOUNT },
      [
        MOUNT,
        BOARD,
        '^src/ui/game/(GameBoard|useGamePointer)\\.tsx?$',
        '^src/ui/tokens\\.css$',
        '^src/renderer\\.ts$',
        '^src/store/(announcement|playMessage|selection|targets)\\.ts$',
        GAME,
        RULES,
        TOPOLOGY,
        AT,
        WORDS,
        `${PACKAGES}(@types/)?react(-dom)?/`,
        `${PACKAGES}zustand/`,
      ],
    ),
    importsOnly(
      'package-doors',
      'The doors of the package name what can be imported from it, and nothing of the page.',
      { path: '^src/package/' },
      [AT, MOUNT, PICTURE, WORDS, RECORD, SEARCH, TREE, SETUP, GAME, REGISTRY, RULES, TOPOLOGY],
    ),
    {
      name: 'package-for-others',
      comment: 'The doors of the package are for others; the house imports what is behind them.',
      severity: 'error',
      from: { path: '^(src|tests|scripts)/' },
      to: { path: '^src/package/' },
    },
    importsOnly(
      'embed-on-mount',
      'A board in a page of somebody else is a mounted board with the record beside it, and keeps nothing.',
      { path: EMBED },
      [
        EMBED,
        MOUNT,
        BOARD,
        '^src/ui/(game/recordKeys|panels/(RoundList|WalkButtons|record\\.module)|IconButton|ErrorBoundary|base)\\.(tsx?|css)$',
        '^src/renderer\\.ts$',
        '^src/store/(rules|embedMessage|explore/ways)\\.ts$',
        RECORD,
        TREE,
        GAME,
        REGISTRY,
        RULES,
        WORDS,
        `${PACKAGES}(@types/)?react(-dom)?/`,
        `${PACKAGES}(zustand|lucide-react)/`,
      ],
    ),
    importsOnly(
      'pages-on-ui',
      'The pages without a script are drawn with the boards of the app, and stand on nothing that imports them.',
      { path: PAGES },
      [
        PAGES,
        PICTURE,
        BOARD,
        '^src/ui/learn/(AboutView|KnownView|Legend|Paragraph|Promotions|Signs|signsOn)\\.tsx$',
        '^src/ui/learn/(chapters|claims|movementMapWords)\\.ts$',
        '^src/ui/(fullName|routes|rulePages)\\.ts$',
        '^src/ui/(base|faces|tokens)\\.css$',
        '^src/ui/learn/(gallery|learn)\\.module\\.css$',
        '^src/store/(selection|targets)\\.ts$',
        WORDS,
        RULEBOOK,
        GAME,
        REGISTRY,
        RULES,
        TOPOLOGY,
        AT,
        `${PACKAGES}(@types/)?react(-dom)?/`,
      ],
    ),
    importsOnly(
      'thinking-on-search',
      'The worker that thinks gives a search its time, and knows no page.',
      { path: '^src/workers/(thinking|runner|tasks)\\.ts$' },
      [RUNNER, SEARCH, RULES],
    ),
    importsOnly(
      'gif-alone',
      'The worker that writes GIFs knows pixels and nothing else.',
      { path: '^src/workers/gif' },
      ['^src/workers/gif', `${PACKAGES}gifenc/`],
    ),
    importsOnly(
      'worker-alone',
      'The service worker is not bundled with anything.',
      { path: '^src/workers/offline\\.js$' },
      ['^$'],
    ),
    {
      name: 'src-alone',
      comment: 'The page is made of src and packages that it ships with, and runs without Node.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|scripts)/' },
    },
    {
      name: 'shipped-packages',
      comment: 'What the page imports is a dependency, not a tool of its making.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'] },
    },
    {
      name: 'no-circles',
      comment: 'Files that import each other can be read only together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-of-screens',
      comment: 'Folders of the UI that import each other are one.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/ui/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nobody imports it and it imports nobody: it is not used, or not where it belongs.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '^scripts/', '^tests/', '^src/workers/', '^src/boot\\.js$'],
      },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'What is imported must be there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: PACKAGES },
    // Types count: a type that is imported is known as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
