import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

const variantFolders = readdirSync(new URL('src/engine/variants', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((folder) => folder.name);

/** An id is its folder's name, or begins with it: `battle-chieftain-far-walls`. */
const VARIANT_ID = `/^(${variantFolders.join('|')})(-.*)?$/`;

const UNSAFE_HTML = 'Text that comes from outside must not become HTML.';
const KNOWS_A_VARIANT =
  'The UI knows no variant from another: what one needs shown, it says through the words in engine/rules.';

/** Later settings of a rule replace earlier ones, so the lists are put together here. */
const unsafeHtml = [
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: UNSAFE_HTML },
  { selector: 'Property[key.name="dangerouslySetInnerHTML"]', message: UNSAFE_HTML },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
    message: UNSAFE_HTML,
  },
  { selector: 'CallExpression[callee.property.name="insertAdjacentHTML"]', message: UNSAFE_HTML },
];
/** Three words of which the first is capitalized, or words that end as a sentence does. */
const SENTENCE = '/^[A-Z]\\S* \\S+ \\S|\\S \\S.*[.?!]$/';
/** What developers are told of a fault may be a sentence. */
const SAID_TO_PEOPLE = ':not(ThrowStatement *):not(NewExpression[callee.name=/Error$/] *)';
const A_SENTENCE = 'The engine and the store speak in messages; words/ has the sentences.';
const sentences = [
  { selector: `Literal[value=${SENTENCE}]${SAID_TO_PEOPLE}`, message: A_SENTENCE },
  { selector: `TemplateElement[value.cooked=${SENTENCE}]${SAID_TO_PEOPLE}`, message: A_SENTENCE },
];
const variantIds = [
  { selector: `Literal[value=${VARIANT_ID}]`, message: KNOWS_A_VARIANT },
  { selector: `TemplateElement[value.cooked=${VARIANT_ID}]`, message: KNOWS_A_VARIANT },
];

/** What a person reads or hears comes from words, so that it can be said in another language. */
const NOT_IN_WORDS = 'What a person reads or hears comes from src/words.';
const READ_ATTRIBUTES =
  '/^(aria-label|aria-description|title|alt|placeholder|label|legend|message|about|note)$/';
const texts = [
  { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: NOT_IN_WORDS },
  {
    selector: `JSXAttribute[name.name=${READ_ATTRIBUTES}] Literal[value=/[A-Za-z]{2}/]`,
    message: NOT_IN_WORDS,
  },
  {
    selector: `JSXAttribute[name.name=${READ_ATTRIBUTES}] TemplateElement[value.raw=/[A-Za-z]{2}/]`,
    message: NOT_IN_WORDS,
  },
];

/** The engine also runs in Node and in workers, and gives the same answer at any time. */
const NOT_FOR_THE_ENGINE = [
  'Date',
  'performance',
  'crypto',
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'process',
];

export default defineConfig(
  globalIgnores(['dist', 'dist-package', 'coverage', 'reports', 'test-results', 'screenshots']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...unsafeHtml],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Mapped types say what their keys are; a record does not.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // Notations are plain letters, one code point each.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // It asks for the `!` that another rule forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // A `default` would let a new case through unseen.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: false },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['*.config.ts'],
    rules: {
      // A thing has one name, wherever it is used.
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    // Hooks of our own need no JSX.
    files: ['**/*.tsx', 'src/{store,ui}/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
    // A warning would pass unseen.
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // Keys may be heard by the group around the buttons that have the focus; a pointer needs a button.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] },
      ],
    },
  },
  {
    // Files of a board are spread from a literal there, which the rule cannot be told to allow.
    files: ['tests/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-misused-spread': 'off' },
  },
  { files: ['src/**'], rules: { 'no-console': 'error' } },
  {
    files: ['src/ui/**'],
    rules: { 'no-restricted-syntax': ['error', ...unsafeHtml, ...variantIds, ...texts] },
  },
  {
    files: ['src/{engine,store}/**'],
    rules: { 'no-restricted-syntax': ['error', ...unsafeHtml, ...sentences] },
  },
  {
    files: ['src/engine/**'],
    rules: {
      'no-restricted-globals': ['error', { globals: NOT_FOR_THE_ENGINE, checkGlobalObject: true }],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The engine leaves nothing to chance.' },
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^react(-dom)?($|/)', message: 'The engine knows no page.' }] },
      ],
    },
  },
  { files: ['**/*.{js,mjs}'], ignores: ['src/**'], languageOptions: { globals: globals.node } },
  { files: ['scripts/browsers/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['src/workers/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    // Browsers of any age must be able to read it.
    files: ['src/boot.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script', globals: globals.browser },
  },
  // It stands before the page and before the service worker.
  { files: ['scripts/*/page/*.js'], languageOptions: { globals: globals.browser } },
);
