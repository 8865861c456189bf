import { expect, test } from 'vitest';
import { toTrading, tradingOf } from './trading-draft.ts';

test('[T-155] nothing is chosen for a mentor who hasn’t said whether they are a trader, and nothing is declared', () => {
  const draft = tradingOf({ is_trader: null, trader: null });
  expect(draft.trading).toBe('');
  expect(toTrading(draft)).toEqual({});
  expect(toTrading(tradingOf({ is_trader: false, trader: null }))).toEqual({ is_trader: false });
  expect(toTrading(tradingOf({ is_trader: true, trader: null }))).toMatchObject({ is_trader: true });
});
