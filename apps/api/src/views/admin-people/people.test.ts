import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { suspend } from '../../features/moderation/decide-on-account.ts';
import { make, type Made } from '../../testing/make.ts';
import { NINE } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = paymentScene();

const member = (role: 'support' | 'moderator' | 'finance' | 'admin') =>
  make(scene.api).staff(role, { last_name: role });
const find = async ({ client }: Made, q: string) => {
  const { items, booking_id } = await client.searchPeople({ query: { q } });
  return { ids: items.map(({ user_id }) => user_id), booking_id };
};
const look = ({ client }: Made, { user_id }: Pick<Made, 'user_id'>) => client.getPerson({ params: { user_id } });
const audit = () =>
  scene.api.context.db
    .selectFrom('staff_event')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

test('[T-63] staff find people by a part of the name, the address, a link, a booking and a payment, here and at the provider', async () => {
  const staff = await member('support');
  const mentor = await scene.paidMentor({ first_name: 'Đặng', last_name: 'Zvěřina' });
  const student = await scene.prospect({ first_name: 'Ottilie', last_name: 'Quast' });
  const { id } = await make(scene.api).session({ mentor, prospect: student, start: NINE });
  const { payment } = await scene.money({ id });
  for (const q of ['zverina', 'dang zver', 'ĐẶNG', mentor.person.email.toUpperCase(), mentor.slug, mentor.user_id]) {
    expect(await find(staff, q), q).toEqual({ ids: [mentor.user_id], booking_id: null });
  }
  const both = [mentor.user_id, student.user_id].toSorted();
  for (const q of [id, payment.id, payment.intent_id ?? '']) {
    const { ids, booking_id } = await find(staff, q);
    expect({ ids: ids.toSorted(), booking_id }, q).toEqual({ ids: both, booking_id: id });
  }
  await student.client.patchAuthenticatedUser({ body: { slug: 'ottilie-anew' } });
  expect((await find(staff, student.slug)).ids).toEqual([student.user_id]);
  expect((await find(staff, 'nobody at all')).ids).toEqual([]);
  expect((await find(staff, '%%')).ids).toEqual([]);
  expect((await audit())[0]).toMatchObject({ kind: 'people_searched', actor_user_id: staff.user_id, reason: null });
});

test('[T-63] a person has one timeline of rows, the latest first, and each look at it is an entry of the audit', async () => {
  const staff = await member('support');
  const [mentor, student] = [await scene.paidMentor(), await scene.prospect()];
  const { id } = await make(scene.api).session({ mentor, prospect: student, start: NINE });
  await suspend(scene.api.context, student.person.email, 'Was rude');
  const person = await look(staff, student);
  expect(person).toMatchObject({
    user_id: student.user_id,
    email: student.person.email,
    status: 'suspended',
    suspension_reason: 'Was rude',
    mentor_profile: null,
    bookings: [{ role: 'prospect', status: 'confirmed', count: 1 }],
    paid: [{ currency: 'EUR', amount_minor: 5000 }],
    refunded: [],
    may_suspend: false,
    may_view_as: false,
  });
  const told = person.timeline.items.map(({ kind, detail }) => (detail === null ? kind : `${kind} ${detail}`));
  const latest = ['booking created', 'booking paid', 'staff case_decided', 'staff suspended', 'strike other'];
  expect(told.slice(0, 5).toSorted()).toEqual(latest);
  expect(told).toContain('joined');
  expect(person.timeline.items.find(({ detail }) => detail === 'paid')).toMatchObject({
    booking_id: id,
    other: { user_id: mentor.user_id },
    amount_minor: 5000,
    currency: 'EUR',
  });
  expect(person.timeline.total).toBe(told.length);
  expect((await audit())[0]).toMatchObject({ kind: 'person_read', about_user_id: student.user_id });
  const again = await staff.client.getPerson({
    params: { user_id: student.user_id },
    query: { page: 2, page_size: 1 },
  });
  expect(again.timeline.items).toEqual(person.timeline.items.slice(1, 2));
  const profile = await look(staff, mentor);
  expect(profile.mentor_profile).toMatchObject({ status: 'active', hidden_until: null, review_count: 0 });
  expect(profile.bookings).toEqual([{ role: 'mentor', status: 'confirmed', count: 1 }]);
  expect(await refusalCode(look(staff, { user_id: id }))).toBe('NOT_FOUND');
});

test('[T-63] the timeline has the strikes that were not lifted', async () => {
  const [staff, mentor, student] = [await member('support'), await scene.paidMentor(), await scene.prospect()];
  const { id: booking_id } = await make(scene.api).session({ mentor, prospect: student });
  const strike = { user_id: mentor.user_id, decision_id: null, created_at: '2055-01-01', fades_at: '2056-01-01' };
  await scene.api.context.db
    .insertInto('strike')
    .values([
      { ...strike, id: newId(), kind: 'late_cancellation', booking_id, lifted_at: null },
      { ...strike, id: newId(), kind: 'safety', booking_id: null, lifted_at: '2055-01-02' },
    ])
    .execute();
  const { timeline } = await look(staff, mentor);
  expect(timeline.items.filter(({ kind }) => kind === 'strike')).toMatchObject([
    { detail: 'late_cancellation', booking_id },
  ]);
});

test('[T-63] an erased person is found by their bookings, without a name', async () => {
  const staff = await member('support');
  const [mentor, student] = [await scene.paidMentor(), await scene.prospect()];
  const { id } = await make(scene.api).session({ mentor, prospect: student });
  await student.client.deleteAccount({ body: { confirm: student.slug } });
  expect((await find(staff, id)).ids).toContain(student.user_id);
  expect((await find(staff, 'Deleted')).ids).toEqual([]);
  expect(await look(staff, student)).toMatchObject({ is_deleted: true, email: null, may_view_as: false });
});

test('[T-64] person with finance can’t read words: only moderators and admins read what the two people wrote', async () => {
  const [mentor, student] = [await scene.paidMentor(), await scene.prospect()];
  const words = 'A secret plan';
  const booking = await make(scene.api).session({ mentor, prospect: student, message: words });
  await student.client.cancelBooking({ params: { id: booking.id }, body: { reason: `${words} failed` } });
  for (const role of ['support', 'finance'] as const) {
    const staff = await member(role);
    const seen = await staff.client.getStaffBooking({ params: { id: booking.id } });
    expect(seen.words).toBeNull();
    expect(seen.history.map(({ kind }) => kind)).toContain('cancelled');
    expect(JSON.stringify([seen, await look(staff, student), await look(staff, mentor)])).not.toContain(words);
    expect((await audit()).find(({ subject_id }) => subject_id === booking.id)?.kind).toBe('booking_read');
  }
  for (const role of ['moderator', 'admin'] as const) {
    const staff = await member(role);
    const seen = await staff.client.getStaffBooking({ params: { id: booking.id } });
    expect(seen.words).toMatchObject({ message: words });
    expect(seen.history.find(({ kind }) => kind === 'cancelled')).toMatchObject({ reason: `${words} failed` });
    expect((await audit())[0]).toMatchObject({ kind: 'booking_words_read', subject_id: booking.id });
  }
});

test('[T-64] no answer to finance or support has a word of messages, reports, no-shows or reviews', async () => {
  scene.clock.set('2055-01-07T10:00:00Z');
  const [mentor, student] = [await scene.paidMentor(), await scene.prospect()];
  const words = 'A secret plan';
  const { id } = await make(scene.api).session({ mentor, prospect: student, start: NINE });
  const said = { booking_id: id, text: `${words}, written`, client_message_id: newId() };
  const thread = await student.client.startThread({ body: said });
  scene.clock.set('2055-01-11T08:15:00Z');
  await student.client.reportNoShow({ params: { id }, body: { reason: `${words}, missed` } });
  await mentor.client.answerNoShow({ params: { id }, body: { position: 'contest', text: `${words}, contested` } });
  const about = { type: 'mentor_profile', id: mentor.profile_id } as const;
  await student.client.createReport({
    body: { target: about, reason: 'scam', text: `${words}, reported`, good_faith: true },
  });
  await runJobs(scene.api.context, 'tell-report-received', 'tell-no-show', 'send-mail');
  for (const role of ['support', 'finance'] as const) {
    const { client } = await member(role);
    const answers = [
      await client.getAdminToday(),
      await client.searchPeople({ query: { q: mentor.person.email } }),
      await look({ client } as Made, student),
      await look({ client } as Made, mentor),
      await client.listStaffBookings({ query: { q: id } }),
      await client.getStaffBooking({ params: { id } }),
      ...(role === 'finance'
        ? [await client.listStaffPayouts({}), await client.listPayoutClaims({})]
        : [await client.listStaffReviews({}), await client.listStaffMails({ query: { q: student.person.email } })]),
    ];
    expect(JSON.stringify(answers), role).not.toContain(words);
    // Calls that return people’s words answer NOT_FOUND to them, as another person’s conversation does to anyone.
    const { thread_id } = thread;
    const refused = [
      client.getThread({ params: { id: thread_id } }),
      client.getStaffNoShow({ params: { booking_id: id } }),
      client.listCases({}),
      client.listNoShows({}),
    ].map(refusalCode);
    expect(new Set(await Promise.all(refused)), role).toEqual(new Set(['NOT_FOUND']));
  }
});

test('[T-64] support and moderators see amounts; the provider’s reference and the card are for finance and admins', async () => {
  const [mentor, student] = [await scene.paidMentor(), await scene.prospect()];
  const { id } = await make(scene.api).session({ mentor, prospect: student, start: NINE });
  const { payment } = await scene.money({ id });
  for (const role of ['support', 'moderator'] as const) {
    const seen = await (await member(role)).client.getStaffBooking({ params: { id } });
    expect(seen.payment).toMatchObject({ captured_minor: 5000, refundable_minor: 5000, provider: null });
    expect(seen).toMatchObject({ may_refund: false, ledger: { sum_minor: 0 } });
    expect(JSON.stringify(seen)).not.toContain(payment.intent_id);
  }
  for (const role of ['finance', 'admin'] as const) {
    const seen = await (await member(role)).client.getStaffBooking({ params: { id } });
    expect(seen.payment?.provider).toMatchObject({ intent_id: payment.intent_id, dispute: null });
    expect(seen.may_refund).toBe(true);
    expect(seen.ledger.lines.map(({ occasion, account }) => `${occasion} ${account}`).toSorted()).toEqual([
      'capture mentor_pending',
      'capture provider',
    ]);
  }
});

test('[T-64] nobody on the staff reads the words of their own booking in the console, and a sealed review stays its author’s', async () => {
  const mentor = await scene.paidMentor();
  const student = await make(scene.api).staff('moderator');
  const { id } = await make(scene.api).session({ mentor, prospect: student, start: NINE });
  scene.clock.set('2055-01-14T10:00:00Z');
  await scene.job('complete-sessions');
  const body = { stars: 2, would_book_again: false, text: 'Sealed words', private_note: 'For the mentor' };
  await student.client.putReview({ params: { id }, body });
  expect((await student.client.getStaffBooking({ params: { id } })).words).toBeNull();
  const moderator = await member('moderator');
  const seesNone = async () => {
    const seen = await moderator.client.getStaffBooking({ params: { id } });
    expect(seen.words?.reviews).toEqual([]);
    const person = await look(moderator, student);
    expect(person.reviews_written).toBe(0);
    expect(person.timeline.items.map(({ kind }) => kind)).not.toContain('review');
  };
  await seesNone();
  // Nor one that its author took back before anyone could read it.
  await scene.api.context.db.updateTable('review').set({ status: 'withdrawn' }).where('booking_id', '=', id).execute();
  await seesNone();
});

test('[T-63] a look stands in the person’s export', async () => {
  const [staff, student] = [await member('support'), await scene.prospect()];
  await look(staff, student);
  const files = unzipSync(await student.client.exportAccount());
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as {
    staff: { events: { kind: string }[] };
  };
  expect(data.staff.events.map(({ kind }) => kind)).toEqual(['person_read']);
});
