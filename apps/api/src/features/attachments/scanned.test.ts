import { afterAll, expect, test } from 'vitest';
import { clamdScanner } from '../../providers/scanner/clamd.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { make } from '../../testing/make.ts';
import { asFile } from '../../testing/media-scene.ts';
import { EICAR, playClamd } from '../../testing/fake-clamd.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

const clamd = await playClamd();
const scene = bookingScene({ scanner: clamdScanner(clamd.url) });
afterAll(() => clamd.close());

test('[T-233] EICAR in a PDF or a text is refused, and while the scanner says nothing no file is taken', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await make(scene.api).session({ mentor, prospect });
  const send = (text: string, type = 'application/pdf') =>
    prospect.client.createAttachment({ file: asFile(Buffer.from(text), type, 'plan.pdf') });
  for (const call of [() => send(`%PDF-1.7 ${EICAR}`), () => send(EICAR, 'text/plain')]) {
    expect(await refusal(call())).toMatchObject({ code: 'VALIDATION_FAILED', paths: ['file'] });
  }
  expect((await send('%PDF-1.7 fine')).is_scanned).toBe(true);
  clamd.answer = () => null;
  expect(await refusalCode(send('%PDF-1.7 fine'))).toBe('UNAVAILABLE');
  const kept = await scene.api.context.db
    .selectFrom('attachment')
    .select('id')
    .where('auth_user_id', '=', prospect.user_id)
    .execute();
  expect(kept).toHaveLength(1);
});
