import { expect, test } from 'vitest';
import { readPreferences } from './preferences.ts';

const read = (cookie: string, language = '') =>
  readPreferences(new Request('http://localhost/', { headers: { cookie, 'accept-language': language } }));

test('cookies give theme, clock, zone and whether to expect an account', () => {
  expect(
    read('am_theme=dark; am_clock=12; am_tz=Asia%2FHo_Chi_Minh; am_signed_in=1; am_own=linh-tran; am_currency=VND'),
  ).toEqual({
    locale: 'en',
    theme: 'dark',
    clock: '12',
    zone: 'Asia/Ho_Chi_Minh',
    signed_in: true,
    own_slug: 'linh-tran',
    currency: 'VND',
  });
});

test('a chosen zone precedes the device’s', () => {
  expect(read('am_tz=Asia%2FHo_Chi_Minh; am_tz_choice=Europe%2FAmsterdam').zone).toBe('Europe/Amsterdam');
});

test('malformed cookies count as absent', () => {
  expect(read('am_theme=blue; am_clock=99; am_tz=Mars%2FOlympus; am_lang=%E0%A4%A; am_currency=dong')).toEqual({
    locale: 'en',
    theme: 'system',
    clock: '24',
    zone: null,
    signed_in: false,
    own_slug: null,
    currency: null,
  });
});
