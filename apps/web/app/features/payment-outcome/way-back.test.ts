import { expect, test } from 'vitest';
import { leadToOutcome } from './way-back.server.ts';

function placeAfter(query: string): string | null {
  try {
    return leadToOutcome(new Request(`https://mentors.example/success?booking_id=b1${query}`));
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
}

test('[R-18] [R-19] what a challenge adds to the address goes, its secret above all', () => {
  const secret = '&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';
  expect(placeAfter(`${secret}&redirect_status=succeeded`)).toBe('/success?booking_id=b1');
  expect(placeAfter(`${secret}&redirect_status=failed`)).toBe('/fail?booking_id=b1');
  expect(placeAfter(secret)).toBe('/success?booking_id=b1');
  expect(placeAfter('')).toBeNull();
});
