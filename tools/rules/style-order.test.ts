import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

const FEATURES = path.join(ROOT, 'apps/web/app/features');

/** Each selector of a sheet with each property that it sets, as `selector | property`. */
function declarationsOf(css: string): Set<string> {
  const found = new Set<string>();
  const open: string[] = [];
  let text = '';
  for (const sign of css.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') {
      open.push(text.trim());
      text = '';
    } else if (sign === '}') {
      const selectors = open.pop()?.split(',') ?? [];
      const properties = text.split(';').flatMap((one) => /^\s*([a-z-]+)\s*:/.exec(one)?.[1] ?? []);
      for (const selector of selectors.map((one) => one.trim()).filter((one) => one.startsWith('.'))) {
        for (const property of properties) found.add(`${selector} | ${property}`);
      }
      text = '';
    } else {
      text += sign;
    }
  }
  return found;
}

test('no two sheets of features set the same property for the same selector, because their order depends on the visit', () => {
  const sheets = globSync('**/*.css', { cwd: FEATURES }).map((file) => {
    const css = readFileSync(path.join(FEATURES, file), 'utf8');
    return { file, css, declared: declarationsOf(css) };
  });
  expect(sheets.length).toBeGreaterThan(20);
  // A sheet that imports another one always comes after it.
  const imports = (one: { css: string }, other: { file: string }) => one.css.includes(`/${path.basename(other.file)}'`);
  const clashes = sheets.flatMap((one, at) =>
    sheets
      .slice(at + 1)
      .filter((other) => !imports(one, other) && !imports(other, one))
      .flatMap((other) =>
        [...one.declared]
          .filter((declaration) => other.declared.has(declaration))
          .map((declaration) => `${declaration}: ${one.file}, ${other.file}`),
      ),
  );
  expect(clashes).toEqual([]);
});
