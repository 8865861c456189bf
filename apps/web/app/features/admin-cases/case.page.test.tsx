import { ERRORS, type StatementPreview } from '@abroad/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOTHING, NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleCase, sampleDecision, VERA } from '../../testing/sample-case.ts';
import { HOSTILE_NAME, staffAnswers } from '../../testing/sample-staff.ts';

const ADDRESS = `/admin/cases/${SAMPLE_ID}`;
const says = (...paragraphs: string[]): StatementPreview => ({
  for_person: { language: 'en', paragraphs },
  for_moderator: null,
});
const facts = () => screen.getByRole('textbox', { name: 'What you found' });
/** The id of a staff member other than the reader. */
const OTHER_ID = SAMPLE_ID.replace(/.$/, 'f');
/** Its key stands beside it. */
const action = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name} ?\\d$`) });
const statement = () => screen.findByRole('dialog', { name: 'Show statement' });

async function openCase(answers: Answers = {}, found = sampleCase()) {
  const page = await openPage(ADDRESS, {
    answers: { ...staffAnswers('moderator'), getCase: found, listCases: NOTHING, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: /^(Service|Account): / });
  return page;
}

test('[T-69] what people write is shown as text in a case', async () => {
  const markup = '<img src=x onerror="document.title=1"><b>Buy visas</b>';
  const words = { title: markup, description: markup };
  const found = sampleCase({ owner: { ...VERA, ...HOSTILE_NAME }, evidence: [{ words, taken_at: NOW }] });
  const reports = found.reports.map((report) => ({ ...report, text: `Sells visas. ${markup}` }));
  await openCase({}, { ...found, reports });
  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(HOSTILE_NAME.first_name);
  expect(screen.getByText(`Sells visas. ${markup}`)).toBeTruthy();
  expect(main.querySelectorAll('img, b')).toHaveLength(0);
});

test('[T-39] a moderator chooses actions by their numbers, and reads which keys there are', async () => {
  const { user, address } = await openCase();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await auditDom();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(ADDRESS);
  await user.keyboard('3');
  expect(action('Warn')).toHaveProperty('checked', true);
  await user.keyboard('0');
  expect(action('Hold payouts')).toHaveProperty('checked', true);
  await user.keyboard('3');
  expect(action('Warn')).toHaveProperty('checked', false);
});

test('[T-32] [T-39] nothing typed is lost when another moderator was faster, when the API can’t be reached, or in a reload', async () => {
  const { api, user } = await openCase();
  await user.click(action('Warn'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Broken rule' }), 'Scam or fraud');
  await fill(user, facts(), 'You sold visas.');
  api.answer({ previewDecision: says('We’re warning you.', 'What we found: You sold visas.') });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect((await statement()).textContent).toContain('We’re warning you');
  expect(api.calls('previewDecision').map(({ body }) => body)).toEqual([
    { actions: [{ type: 'warn' }], rule: 'scam', facts: 'You sold visas.' },
  ]);
  api.answer({
    decideCase: refuse(409, 'STALE', { detail: ERRORS.STALE.detail }),
    getCase: sampleCase({
      version: 4,
      state: 'in_review',
      history: [
        ...sampleCase().history,
        { kind: 'note', actor: { ...VERA, user_id: OTHER_ID, first_name: 'Mo' }, text: 'Seen before', created_at: NOW },
      ],
    }),
  });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/^Someone has changed this case\./);
  const changed = (await screen.findByText('Changed after you opened it')).closest('.banner');
  expect(changed?.textContent).toMatch(/Note · Mo .+Seen before$/);
  expect(changed?.querySelectorAll('li')).toHaveLength(1);
  expect(api.calls('decideCase').map(({ body }) => body?.version)).toEqual([3]);
  await auditDom();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(facts()).toHaveProperty('value', 'You sold visas.');

  api.answer({ previewDecision: refuse('no answer') });
  await user.click(screen.getByRole('button', { name: 'Show statement' }));
  await screen.findByRole('alert');
  expect(facts()).toHaveProperty('value', 'You sold visas.');

  cleanup();
  await openCase({}, sampleCase({ version: 4 }));
  expect(facts()).toHaveProperty('value', 'You sold visas.');
  expect(action('Warn')).toHaveProperty('checked', true);
});

test('[T-32] whose decision came second reads that it wasn’t sent, and what was typed for it', async () => {
  const { api, user } = await openCase();
  await user.click(action('Warn'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Broken rule' }), 'Scam or fraud');
  await fill(user, facts(), 'Found by number 2.');
  api.answer({ previewDecision: says('What we found: Found by number 2.') });
  await user.click(screen.getByRole('button', { name: 'Show statement' }));
  await statement();
  api.answer({
    decideCase: refuse(409, 'STALE', { detail: ERRORS.STALE.detail }),
    getCase: sampleCase({ version: 4, state: 'decided' }),
  });
  await user.keyboard('{Control>}{Enter}{/Control}');
  const late = await screen.findByText(/^Someone else decided this case first\./);
  expect(late.textContent).toContain('Your decision wasn’t sent.');
  expect(screen.getByText('Found by number 2.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show statement' })).toBeNull();
  await auditDom();
});

test('[T-179] a moderator follows the ladder of the rule, and holds a mentor’s payouts for some days', async () => {
  const { api, user, address } = await openCase();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Broken rule' }), 'paying_outside');
  expect(screen.getByText('By our rules, strike 1 of this kind leads to: Warn')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose this' }));
  expect(action('Warn')).toHaveProperty('checked', true);
  await user.click(action('Hold payouts'));
  await fill(user, screen.getByRole('textbox', { name: 'Days payouts are held' }), '14');
  await fill(user, facts(), 'You asked for bank transfers.');
  await auditDom();
  api.answer({ previewDecision: says('We won’t pay out what you’ve earned until 4 December 2026.') });
  await user.click(screen.getByRole('button', { name: 'Show statement' }));
  const dialog = await statement();
  expect(dialog.textContent).toContain('We won’t pay out what you’ve earned until');
  api.answer({ decideCase: sampleCase({ state: 'decided' }) });
  await user.click(within(dialog).getByRole('button', { name: 'Send decision' }));
  await screen.findByRole('heading', { level: 1, name: 'Cases' });
  expect(screen.getByText('Decision sent')).toBeTruthy();
  expect(address()).toBe('/admin/cases');
  expect(api.calls('decideCase').map(({ body }) => body)).toEqual([
    {
      version: 3,
      actions: [{ type: 'warn' }, { type: 'hold_payouts', days: 14 }],
      rule: 'paying_outside',
      facts: 'You asked for bank transfers.',
    },
  ]);
});

test('[T-176] a closed case shows what was decided, by whom and when', async () => {
  const decided = sampleDecision({
    decided_by: { ...VERA, first_name: 'Mo', last_name: 'Moderator' },
    facts: 'Sold visas.',
  });
  await openCase({}, sampleCase({ state: 'decided', decisions: [decided] }));
  const own = screen.getByRole('heading', { name: 'Decision' }).closest('section');
  expect(own?.textContent).toMatch(/^DecisionWarn, Hold payouts · Mo Moderator · .+Sold visas\./);
  expect(screen.getByText('Nothing yet')).toBeTruthy();
});

test('[T-176] a moderator withdraws a decision, and says why', async () => {
  const decided = sampleCase({ state: 'decided', decisions: [sampleDecision()] });
  const { api, user } = await openCase({}, decided);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this decision?' }));
  const show = dialog.getByRole('button', { name: 'Show statement' });
  expect(show).toHaveProperty('disabled', true);
  await fill(user, dialog.getByRole('textbox', { name: 'Why' }), 'It was another person.');
  await auditDom();
  const other = sampleDecision({
    id: VERA.user_id.replace(/1$/, '2'),
    overturns_decision_id: SAMPLE_ID,
    can_undo: false,
  });
  const undone = sampleCase({
    state: 'overturned',
    version: 4,
    decisions: [{ ...other, actions: [{ type: 'restore' }] }, sampleDecision({ can_undo: false })],
  });
  const sent = { language: 'en' as const, paragraphs: ['We’ve withdrawn our decision.'] };
  api.answer({
    previewUndo: { for_person: sent, for_moderator: sent },
    undoDecision: undone,
    getCase: undone,
  });
  await user.click(show);
  await screen.findByText('We’ve withdrawn our decision.');
  expect(api.calls('undoDecision')).toEqual([]);
  // Closing it returns to the typed text.
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why' }).value).toBe('It was another person.');
  await user.click(screen.getByRole('button', { name: 'Show statement' }));
  const seen = within(await screen.findByRole('dialog', { name: 'Withdraw this decision?' }));
  await seen.findByText('We’ve withdrawn our decision.');
  await user.click(seen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull());
  const own = within(screen.getByRole('heading', { name: 'Decision' }).closest('section') as HTMLElement);
  expect(own.getByText('Decision withdrawn')).toBeTruthy();
  expect(own.getByText('Warn, Hold payouts').tagName).toBe('S');
  expect(api.calls('undoDecision').map(({ body }) => body)).toEqual([
    { version: 3, decision_id: SAMPLE_ID, reason: 'It was another person.' },
  ]);
});

test.each([
  ['uphold', 'Uphold decision'],
  ['overturn', 'Overturn decision'],
] as const)('[T-175] an appeal against a suspension is answered: %s', async (outcome, button) => {
  const appeal = { decision_id: SAMPLE_ID, text: 'It was for a book', files: [], created_at: NOW, answer: null };
  const account = sampleCase({ state: 'appealed', target_type: 'account', appeal });
  const { api, user, address } = await openCase({}, account);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account: Vera Visa');
  expect(screen.getByText('It was for a book')).toBeTruthy();
  await fill(user, screen.getByRole('textbox', { name: 'Your answer' }), 'We looked again.');
  await auditDom();
  api.answer({ decideAppeal: { ...account, state: 'upheld' }, previewAppeal: says('Your appeal', 'We looked again.') });
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  expect(dialog.getByText('We looked again.')).toBeTruthy();
  expect(api.calls('decideAppeal')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send decision' }));
  await screen.findByRole('heading', { level: 1, name: 'Cases' });
  expect(screen.getByText('Decision sent')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/admin/cases'));
  expect(api.calls('decideAppeal').map(({ body }) => body)).toEqual([
    { version: 3, outcome, answer: 'We looked again.' },
  ]);
});
