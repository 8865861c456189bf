import { expect, test } from 'vitest';
import { chooseZone } from '../lib/viewer-zone.ts';
import { forgetPages, openPage } from './open-page.tsx';

test('a page at any address leaves no cookie to the next test', async () => {
  await openPage('/linh-tran/no-such-page', { answers: {} });
  chooseZone('Asia/Ho_Chi_Minh');
  forgetPages();
  expect(document.cookie).toBe('');
});
