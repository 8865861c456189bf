import { expect, test } from 'vitest';
import { namedImports, type ReadModule } from '../../apps/web/scripts/named-imports.ts';

const LIBRARY: Readonly<Record<string, ReadModule>> = {
  'node_modules/queries/index.js': {
    code: `// The parts.\nexport { useQuery } from './query.js';\nexport { useMutation, useIsMutating } from './mutation.js';\nexport * from './core.js';`,
    importedIds: ['query.js', 'mutation.js', 'core.js'],
  },
  'node_modules/once/index.js': { code: `import { start } from './start.js';\nstart();`, importedIds: ['start.js'] },
  'app/words.ts': { code: `export { word } from './word.ts';`, importedIds: ['word.ts'] },
};
const importsOf = (code: string, ...importedIds: string[]) =>
  namedImports({ code, importedIds }, (id) => LIBRARY[id] ?? { code: 'export const one = 1;', importedIds: [] });

test('an index of a library stands for the parts of which a module names something, and those it exports whole', () => {
  const index = 'node_modules/queries/index.js';
  expect(importsOf(`import { useQuery } from 'queries';`, index)).toEqual(['query.js', 'core.js']);
  expect(importsOf(`import { useIsMutating } from 'queries';`, index)).toEqual(['mutation.js', 'core.js']);
});

test('a module of a library that does more than export, and modules of ours, stand for themselves', () => {
  expect(importsOf(`import 'once';`, 'node_modules/once/index.js')).toEqual(['node_modules/once/index.js']);
  expect(importsOf(`import { word } from './words';`, 'app/words.ts')).toEqual(['app/words.ts']);
});
