import { expect, test } from 'vitest';
import { outcomeOfError, outcomeOfIntent } from './provider-outcome.ts';

test('an intent that holds money is sent, whether it was taken or only reserved', () => {
  for (const status of ['succeeded', 'requires_capture', 'processing']) {
    expect(outcomeOfIntent({ status })).toEqual({ kind: 'sent' });
  }
});

test('an intent that wants a confirmation leads to it', () => {
  const next_action = { redirect_to_url: { url: 'https://bank.example/ask' } };
  const challenge = { kind: 'challenge', url: 'https://bank.example/ask' };
  expect(outcomeOfIntent({ status: 'requires_action', next_action })).toEqual(challenge);
  expect(outcomeOfIntent({ status: 'requires_action' })).toEqual({ kind: 'unknown' });
});

test('a refusal carries the most exact reason', () => {
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' };
  expect(outcomeOfError(error)).toEqual({ kind: 'refused', code: 'insufficient_funds' });
  expect(outcomeOfError({ type: 'card_error', code: 'expired_card' })).toEqual({
    kind: 'refused',
    code: 'expired_card',
  });
  expect(outcomeOfIntent({ status: 'requires_payment_method', last_payment_error: error })).toEqual({
    kind: 'refused',
    code: 'insufficient_funds',
  });
});

test('an intent that was paid before, by another tab or a lost answer, is paid and not refused', () => {
  const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };
  expect(outcomeOfError({ ...error, payment_intent: { status: 'succeeded' } })).toEqual({ kind: 'sent' });
  expect(outcomeOfError({ ...error, payment_intent: { status: 'canceled' } })).toEqual({ kind: 'closed' });
});

test('an unknown status leaves the payment open', () => {
  expect(outcomeOfError({ type: 'api_error' })).toEqual({ kind: 'unknown' });
  expect(outcomeOfIntent({})).toEqual({ kind: 'unknown' });
});
