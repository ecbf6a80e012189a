import { Application } from 'typedoc';
import { ownDoors } from './doors.ts';

/** Lists of texts whose types say the same. */
const LISTS = ['COLOURS', 'conditions', 'drawReasons', 'manners', 'winReasons'];
/** What another function reads; nobody needs to look inside. */
const PARTS = ['Token'];

/**
 * Writes what can be imported from each door into `folder`, as a page of Markdown for each, from the docstrings.
 * @throws Error when a docstring refers to something that is not there, or a type that is used cannot be imported.
 */
export async function writeReference(folder: string): Promise<void> {
  const options = {
    entryPoints: ownDoors.map(({ source }) => source),
    tsconfig: 'tsconfig.json',
    plugin: ['typedoc-plugin-markdown'],
    router: 'module',
    readme: 'none',
    name: 'Reference',
    hideBreadcrumbs: true,
    hidePageHeader: true,
    entryFileName: 'README',
    parametersFormat: 'table',
    out: folder,
    cleanOutputDir: true,
    disableSources: true,
    excludeExternals: true,
    skipErrorChecking: true,
    logLevel: 'Warn' as const,
    intentionallyNotExported: [...LISTS, ...PARTS],
    validation: { notExported: true, invalidLink: true, notDocumented: false },
  };
  const app = await Application.bootstrapWithPlugins(options);
  const project = await app.convert();
  if (!project) throw new Error('There is no reference.');
  app.validate(project);
  await app.generateOutputs(project);
  if (app.logger.hasWarnings() || app.logger.hasErrors()) throw new Error('The reference has gaps.');
}
