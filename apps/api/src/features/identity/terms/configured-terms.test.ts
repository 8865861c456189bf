import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { setBrand, OUR_NAME } from '@abroad/contract';
import { setLegalTexts } from '../../../core/legal-texts.ts';
import { startTestApi } from '../../../testing/api.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';

afterEach(() => {
  setBrand(OUR_NAME);
  setLegalTexts({});
});

test('[N-19] terms, privacy policy and imprint of a folder are given by language, accepted by their version, and ours are not', async () => {
  const place = await temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(path.join(place.folder, name), text);
  write('terms.en.md', '---\nversion: 2027-01-01\n---\nBe kind.');
  write('terms.fr.md', 'Soyez gentils.');
  write('privacy.en.md', 'We keep nothing.');
  write('imprint.en.md', 'Pathfinders B.V., Delft');
  const api = await startTestApi({}, { LEGAL_DIR: place.folder });
  const { client, user_id } = await api.signUp();
  const english = await client.getTerms();
  expect(english.platform).toEqual({ version: '2027-01-01', html: '<p>Be kind.</p>', language: 'en' });
  expect(english.imprint).toEqual({ html: '<p>Pathfinders B.V., Delft</p>', language: 'en' });
  expect(english.privacy).toEqual({ html: '<p>We keep nothing.</p>', language: 'en' });
  expect(english.mentor).toMatchObject({ version: '2026-11-28', language: 'en' });
  const french = await client.getTerms({ query: { language: 'fr' } });
  expect(french.platform).toEqual({ version: '2027-01-01', html: '<p>Soyez gentils.</p>', language: 'fr' });
  const accept = (version: string) =>
    client.acceptTerms({ params: { id: user_id }, body: { terms: 'platform', version } });
  expect(await refusalCode(accept('2026-11-01'))).toBe('TERMS_OUTDATED');
  expect(await accept('2027-01-01')).toMatchObject({ platform_terms_version: '2027-01-01' });
  expect((await client.getMyResources()).terms_due).toEqual([]);
  expect((await client.getConfig()).features.imprint).toBe(true);
  await api.close();
  await place.remove();
});

test('[N-19] our terms under another name are another version, so that an acceptance says what was read', async () => {
  const api = await startTestApi({}, { BRAND_NAME: 'Pathfinders & Co' });
  const { platform, privacy, imprint } = await api.as(null).getTerms();
  expect(platform.version).toMatch(/^2026-11-28-[0-9a-f]{8}$/);
  expect(platform.html).toContain('Pathfinders &amp; Co brings together');
  expect(platform.html).not.toContain(OUR_NAME);
  expect([privacy, imprint]).toEqual([null, null]);
  expect((await api.as(null).getConfig()).features.imprint).toBe(false);
  await api.close();
});
