import { expect, test } from 'vitest';
import { replyMail } from '../../testing/reply-mails.ts';
import { replyScene } from '../../testing/reply-scene.ts';

const { scene, international, program, mailed, post, textsOf } = await replyScene();

test('[T-241] both forms of an international domain are the same sender', async () => {
  const { answered, ...talk } = await mailed();
  const forms = ['anna@bücher.test', 'anna@xn--bcher-kva.test'];
  for (const email of forms) {
    await scene.api.context.db
      .updateTable('authenticated_user')
      .set({ email })
      .where('id', '=', talk.mentor.user_id)
      .execute();
    for (const from of forms) {
      const mail = replyMail(program, { ...answered, from: `Anna <${from}>` }, {}, `${from} of ${email}`);
      expect((await post(await international.sign(mail))).status).toBe(204);
    }
  }
  expect((await textsOf(talk)).slice(1)).toEqual(
    forms.flatMap((email) => forms.map((from) => `mail: ${from} of ${email}`)),
  );
});
