import { LIMITS } from '@abroad/contract/limits';
import { expect, test } from 'vitest';
import { plainLimits } from '../../apps/web/scripts/limits-plugin.ts';

const { transform } = plainLimits();

function built(code: string, environment: string): unknown {
  if (typeof transform !== 'function') throw new Error('the plugin transforms modules by a function');
  return transform.call({ environment: { name: environment } } as never, code, 'app/page.ts');
}

test('the browser’s build has each limit as its value', () => {
  const code = 'const most = LIMITS.review_text_max; const none = LIMITS.not_a_limit;';
  expect(built(code, 'client')).toEqual({
    code: `const most = (${LIMITS.review_text_max}); const none = LIMITS.not_a_limit;`,
    map: null,
  });
});

test('the server’s build, and modules that use no limit, stay as they are', () => {
  expect(built('const most = LIMITS.review_text_max;', 'ssr')).toBeNull();
  expect(built('const most = 3;', 'client')).toBeNull();
});
