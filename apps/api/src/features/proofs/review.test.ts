import { LIMITS } from '@abroad/contract';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../core/app-error.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { make } from '../../testing/make.ts';
import { proofScene } from '../../testing/proof-scene.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';

const scene = proofScene();
const DAY_MS = 24 * 60 * 60_000;

test('[T-52] a moderator sees a document beside the education and accepts it; each look is in the audit, and the mentor gets an email', async () => {
  const [mentor, moderator, admin] = [await scene.mentor(), await scene.staff('moderator'), await scene.staff('admin')];
  const { id } = await scene.handIn(mentor);
  const { items } = await moderator.client.listAdminProofs();
  expect(items.find((item) => item.id === id)).toMatchObject({
    kind: 'graduation',
    state: 'in_review',
    person: { user_id: mentor.user_id },
    university: { name: 'Delft University of Technology' },
    education: { id: mentor.education_id },
    refused_before: 0,
  });
  const { files, version } = await moderator.client.getAdminProof({ params: { id } });
  const [file] = files;
  const url = new URL(`/api/v1/admin/proofs/${id}/files/${file?.id}`, scene.api.base_url);
  const token = await scene.api.issuer.token(moderator.person);
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''degree.pdf");
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(await response.text()).toBe('%PDF-1.7 a degree');

  await moderator.client.decideProof({ params: { id }, body: { decision: 'prove', version } });
  expect(await scene.states(mentor)).toEqual(['graduation proven']);
  const audit = (await admin.client.listStaffEvents({ query: { page_size: 100 } })).items;
  const about = audit.filter(({ subject }) => subject?.id === id).map(({ kind, actor }) => [kind, actor?.user_id]);
  expect(about).toEqual([
    ['proof_decided', moderator.user_id],
    ['document_read', moderator.user_id],
  ]);
  const subjects = (await scene.mailsTo(mentor.person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('We’ve checked your degree from Delft University of Technology');

  // Thirty days after the decision the document is gone.
  scene.clock.set(new Date(Date.now() + LIMITS.sealed_file_decided_days * DAY_MS + 1000).toISOString());
  await runJob(scene.api.context, 'sweep-sealed-files');
  scene.clock.release();
  expect((await moderator.client.getAdminProof({ params: { id } })).files).toEqual([]);
});

test('[T-52] a document of another name is refused with a reason from the list, and three refusals end the tries', async () => {
  const [mentor, moderator] = [await scene.mentor(), await scene.staff('moderator')];
  for (let tries = 0; tries < LIMITS.proof_documents_max; tries += 1) {
    const { id } = await scene.handIn(mentor);
    const refuse = (reason: 'name_differs') =>
      moderator.client.decideProof({ params: { id }, body: { decision: 'refuse', refusal: reason, version: 1 } });
    expect(await refusal(refuse('because' as never))).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await refuse('name_differs')).toMatchObject({
      state: 'refused',
      refusal: 'name_differs',
      refused_before: tries,
    });
    await runJobs(scene.api.context, 'tell-of-proof');
    // Taking it back gives no further try.
    await mentor.client.deleteEducationProof({ params: { ...mentor.params, proof_id: id } });
  }
  const [mail] = await scene.mailsTo(mentor.person.email);
  const { text } = await scene.api.as(null).getMail({ params: { id: mail?.id ?? '' } });
  expect(text).toContain('The name on it isn’t the name on your profile.');
  expect(await refusalCode(scene.handIn(mentor))).toBe('PROOF_TRIES_USED_UP');
  // Nor does adding the education again.
  const { id } = await mentor.client.addMentorEducation({ body: await make(scene.api).education('delft') });
  await mentor.client.deleteMentorEducation({ params: mentor.params });
  mentor.params.id = id;
  expect(await refusalCode(scene.handIn(mentor))).toBe('PROOF_TRIES_USED_UP');
  expect(await mentor.client.listEducationProofs({ params: mentor.params })).toMatchObject({ documents_left: 0 });
});

test('[T-98] a document that can’t be stored begins no proof and uses up no try', async () => {
  const mentor = await scene.mentor();
  const failing = vi.spyOn(scene.api.context.storage, 'put').mockRejectedValue(new AppError('STORAGE_UNAVAILABLE'));
  expect(await refusalCode(scene.handIn(mentor))).toBe('STORAGE_UNAVAILABLE');
  failing.mockRestore();
  expect(await mentor.client.listEducationProofs({ params: mentor.params })).toMatchObject({
    items: [],
    documents_left: LIMITS.proof_documents_max,
  });
  expect((await scene.handIn(mentor)).state).toBe('in_review');
});

test('[T-52] a reviewer of their own document is refused, and so are support and a mentor', async () => {
  const [mentor, support] = [await scene.mentor(), await scene.staff('support')];
  await grantRole(scene.api, mentor, 'moderator');
  const { id } = await scene.handIn(mentor);
  const body = { decision: 'prove', version: 1 } as const;
  expect(await refusalCode(mentor.client.decideProof({ params: { id }, body }))).toBe('STAFF_INVOLVED');
  expect(await scene.states(mentor)).toEqual(['graduation in_review']);
  for (const who of [support, await scene.mentor()]) {
    expect(await refusalCode(who.client.decideProof({ params: { id }, body }))).toBe('NOT_FOUND');
    expect(await refusalCode(who.client.listAdminProofs())).toBe('NOT_FOUND');
  }
});

test('[T-52] of two moderators who decide at once, one does', async () => {
  const mentor = await scene.mentor();
  const moderators = [await scene.staff('moderator'), await scene.staff('moderator')];
  const { id } = await scene.handIn(mentor);
  const bodies = [
    { decision: 'prove', version: 1 },
    { decision: 'refuse', refusal: 'unreadable', version: 1 },
  ] as const;
  const codes = await Promise.all(
    moderators.map(({ client }, at) =>
      refusalCode(client.decideProof({ params: { id }, body: bodies[at] ?? bodies[0] })),
    ),
  );
  expect(new Set(codes)).toEqual(new Set(['CHANGED_MEANWHILE', null]));
});

test('[T-52] one document is in review at a time, and a document that was handed in belongs to one proof', async () => {
  const mentor = await scene.mentor();
  await scene.handIn(mentor);
  expect(await refusalCode(scene.handIn(mentor))).toBe('ALREADY_EXISTS');
  const [other] = [await scene.mentor()];
  const { file_ids } = {
    file_ids: (
      await scene.db.selectFrom('sealed_file').select('id').where('auth_user_id', '=', mentor.user_id).execute()
    ).map(({ id }) => id),
  };
  const stolen = other.client.handInDocuments({ params: other.params, body: { file_ids: file_ids.slice(0, 1) } });
  expect(await refusal(stolen)).toEqual({ code: 'VALIDATION_FAILED', paths: ['file_ids'] });
});

test('[T-54] a document of another proof can’t be had by its id', async () => {
  const [one, other, moderator] = [await scene.mentor(), await scene.mentor(), await scene.staff('moderator')];
  const [mine, theirs] = [await scene.handIn(one), await scene.handIn(other)];
  const [file] = (await moderator.client.getAdminProof({ params: { id: theirs.id } })).files;
  const params = { id: mine.id, file_id: file?.id ?? '' };
  expect(await refusalCode(moderator.client.getAdminProofFile({ params }))).toBe('NOT_FOUND');
});
