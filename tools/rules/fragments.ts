import { readSourceFiles, type SourceFile } from './source-files.ts';

/** Lines up to which a file with a single user is a fragment of that user. */
const FRAGMENT = 40;

const files = readSourceFiles();
const tested = new Set(files.filter((file) => file.is_test).flatMap((file) => file.imports));
export const code = files.filter((file) => !file.is_test);
const users = new Map<string, SourceFile[]>();
for (const file of code) {
  for (const target of new Set(file.imports)) users.set(target, [...(users.get(target) ?? []), file]);
}

const isLazy = (name: string, user: string) => new RegExp(`import\\(\\s*'[^']*/${name}'`).test(user);
export const isSmall = (file: SourceFile) => file.text.trimEnd().split('\n').length <= FRAGMENT;
const unitOf = (file: string) => /^apps\/\w+\/(?:app|src)\/(?:features\/)?[^/]+\//.exec(file)?.[0];

/** Files that only one other file of the same feature or folder imports, not lazily, and that no test imports. */
export const fragmentsOf = (some: readonly SourceFile[]) =>
  some.filter((file) => {
    const [user, ...others] = users.get(file.path) ?? [];
    const isPrivate = user !== undefined && others.length === 0 && unitOf(user.path) === unitOf(file.path);
    return isPrivate && !tested.has(file.path) && !isLazy(file.path.split('/').at(-1) ?? '', user.text);
  });
