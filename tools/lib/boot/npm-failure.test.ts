import { expect, test } from 'vitest';
import { explainNpmFailure } from './npm-failure.mjs';

test.each([
  ['npm error code ENOTFOUND\nnpm error network request to the registry failed', /could not reach its registry/],
  ['npm error code ENOSPC\nnpm error nospc no space left on device', /disk is full/],
  ['npm error code EACCES\nnpm error syscall mkdir', /may not write/],
  ['ENOENT spawn npm ENOENT', /npm was not found/],
])('says in one line what %j means', (output, words) => {
  const message = explainNpmFailure(output);
  expect(message).toMatch(words);
  expect(message.split('\n')).toHaveLength(1);
});

test('shows npm’s first lines for other reasons', () => {
  const message = explainNpmFailure(
    'npm error Invalid lock file\nnpm error A complete log of this run can be found in: x',
  );
  expect(message).toBe('npm could not install the packages:\nnpm error Invalid lock file');
});
