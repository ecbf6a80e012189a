/** Every `import('./file.ts')` in a source, with the name of the file. */
export const importsOnDemand = /(?<![\w$.])import\(\s*'([^']+)'\s*\)/g;
