import { expect, test } from 'vitest';
import { noShowScene, REPORTED } from '../../testing/no-show-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';

const { scene, paid } = noShowScene();

test('[T-100] the student of a session that the mentor missed gets a link to others for what they paid at most', async () => {
  const { mentor, prospect, report, agree, see } = await paid();
  const { db } = scene.api.context;
  await db
    .updateTable('mentor_profile')
    .set({ topics: ['visa'] })
    .where('id', '=', mentor.profile_id)
    .execute();
  const study = await db
    .selectFrom('mentor_education')
    .select('university_id')
    .where('profile_id', '=', mentor.profile_id)
    .executeTakeFirstOrThrow();
  scene.clock.set(REPORTED);
  await report(prospect);
  expect((await see(prospect)).other_mentors).toBeNull();
  await agree(mentor);
  const prices = ['EUR-50'];
  expect((await see(prospect)).other_mentors).toEqual({ university_ids: [study.university_id], topics: [], prices });
  expect((await see(mentor)).other_mentors).toBeNull();

  await runJobs(scene.api.context, 'tell-no-show');
  const linkIn = async (who: typeof prospect) => {
    const mail = (await scene.mailsTo(who)).find(({ kind }) => kind === 'no_show_ended');
    const { text } = await scene.api.as(null).getMail({ params: { id: mail?.id ?? '' } });
    return /https?:\/\/[^/\s]+\/search\?(\S+)/.exec(text)?.[1] ?? null;
  };
  expect(new URLSearchParams((await linkIn(prospect)) ?? '').getAll('prices')).toEqual(prices);
  expect(await linkIn(mentor)).toBeNull();

  await db
    .updateTable('mentor_education')
    .set({ university_id: null })
    .where('profile_id', '=', mentor.profile_id)
    .execute();
  expect((await see(prospect)).other_mentors).toEqual({ university_ids: [], topics: ['visa'], prices });
});
