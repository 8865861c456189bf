import type { StaffEvent, StaffGrant, StaffMember } from '@abroad/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { listed } from '../../testing/sample-lists.ts';
import { HOSTILE_NAME, staffAnswers } from '../../testing/sample-staff.ts';

const ADMIN = staffAnswers('admin');
/** The signed-in admin. */
const OWN: StaffMember = {
  user_id: SAMPLE_ID,
  name: 'Amara Okafor',
  slug: 'amara-okafor',
  role: 'admin',
  granted_by: null,
  granted_at: NOW,
};
const PERSON = {
  user_id: '0199c0de-0000-7000-8000-000000000002',
  name: `${HOSTILE_NAME.first_name} ${HOSTILE_NAME.last_name}`,
  slug: 'someone',
};
const FAY = { user_id: '0199c0de-0000-7000-8000-000000000003', name: 'Fay First', slug: 'fay-first' };
const waiting = (second_ids: string[]): StaffGrant => ({
  ...PERSON,
  role: 'finance',
  asked_by: FAY,
  reason: 'Pays people',
  asked_at: NOW,
  second_ids,
});
const finance: StaffMember = { ...PERSON, role: 'finance', granted_by: FAY, granted_at: NOW };

test('[T-28] an admin asks for a grant of finance, which waits for another admin', async () => {
  const { api, user } = await openPage('/admin/staff', {
    answers: { ...ADMIN, listStaff: { items: [OWN], waiting: [] } },
  });
  const form = within(await screen.findByRole('form', { name: 'Add someone to the staff' }));
  const unknown = { path: 'email', message: 'No active account has this verified email address' };
  api.answer({ createStaffMember: refuse(400, 'VALIDATION_FAILED', { errors: [unknown] }) });
  await fill(user, form.getByLabelText('Email'), 'none@people.test');
  await user.click(form.getByRole('button', { name: 'Grant role' }));
  await form.findByText(unknown.message);
  expect(form.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');

  await fill(user, form.getByLabelText('Email'), 'someone@people.test');
  await user.selectOptions(form.getByLabelText('Role'), 'finance');
  await fill(user, form.getByLabelText('Reason'), 'Pays people');
  const asked = { items: [OWN], waiting: [waiting([])] };
  api.answer({ createStaffMember: asked, listStaff: asked });
  await user.click(form.getByRole('button', { name: 'Grant role' }));
  const part = within(await screen.findByRole('region', { name: 'Waiting for another admin' }));
  expect(part.getByText(PERSON.name)).toBeTruthy();
  expect(part.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  expect(api.calls('createStaffMember').at(-1)?.body).toEqual({
    email: 'someone@people.test',
    role: 'finance',
    reason: 'Pays people',
  });
  await auditDom();
});

test('[T-28] [T-62] another admin confirms a grant and revokes it, and names are shown as text', async () => {
  const { api, user } = await openPage('/admin/staff', {
    answers: { ...ADMIN, listStaff: { items: [OWN], waiting: [waiting([SAMPLE_ID])] } },
  });
  const row = (name: string) => screen.getAllByRole('row').find(({ textContent }) => textContent.includes(name));
  const confirm = await screen.findByRole('button', { name: `Confirm: ${PERSON.name}` });
  api.answer({ putStaffMember: finance, listStaff: { items: [OWN, finance], waiting: [] } });
  await user.click(confirm);
  await waitFor(() => expect(row(PERSON.name)?.textContent).toContain('Finance'));
  expect(api.calls('putStaffMember')).toMatchObject([
    { params: { user_id: PERSON.user_id }, body: { role: 'finance', reason: 'Pays people' } },
  ]);
  expect(screen.queryByRole('region', { name: 'Waiting for another admin' })).toBeNull();
  // No one changes their own role.
  expect(row(OWN.name)?.textContent).toContain('Another admin can change your role');
  expect(screen.getByRole('main').querySelector('img')).toBeNull();

  await user.click(screen.getByRole('button', { name: `Change role: ${PERSON.name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText('Reason'), 'Left us');
  await auditDom();
  api.answer({ deleteStaffMember: null, listStaff: { items: [OWN], waiting: [] } });
  await user.click(dialog.getByRole('button', { name: 'Revoke role' }));
  await waitFor(() => expect(row(PERSON.name)).toBeUndefined());
  expect(api.calls('deleteStaffMember')).toMatchObject([
    { params: { user_id: PERSON.user_id }, body: { reason: 'Left us' } },
  ]);
});

test('[T-61] [T-62] the audit says who did what about whom; keys lead through it, and one kind can be chosen', async () => {
  const event = (number: number, changes: Partial<StaffEvent>): StaffEvent => ({
    id: `0199c0de-0000-7000-8000-00000000001${number}`,
    kind: 'revoked',
    actor: FAY,
    about: PERSON,
    role: 'finance',
    subject: null,
    reason: 'Left us',
    created_at: NOW,
    ...changes,
  });
  const { api, user, address } = await openPage('/admin/audit', {
    answers: {
      ...ADMIN,
      listStaff: { items: [OWN], waiting: [] },
      listStaffEvents: listed([event(1, {}), event(2, { kind: 'granted', actor: null, reason: null })]),
    },
  });
  const rows = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
  const [latest, before] = await rows();
  for (const part of ['Role revoked', 'Finance', 'Fay First', PERSON.name, 'Left us']) {
    expect(latest?.textContent).toContain(part);
  }
  expect(before?.textContent).toContain('Role granted');
  expect(screen.getByRole('main').querySelector('img')).toBeNull();
  await user.keyboard('j');
  expect(document.activeElement).toBe(latest);
  await user.keyboard('j');
  expect(document.activeElement).toBe(before);
  await user.keyboard('k');
  expect(document.activeElement).toBe(latest);
  await auditDom();

  api.answer({ listStaffEvents: listed([event(1, {})]) });
  await user.selectOptions(screen.getByLabelText('Action'), 'revoked');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(address()).toContain('kind=revoked');
  expect(api.calls('listStaffEvents').at(-1)?.query).toMatchObject({ kind: 'revoked' });

  await user.click(screen.getByRole('checkbox', { name: /Keyboard shortcuts/ }));
  await user.keyboard('j');
  expect(document.activeElement).not.toBe((await rows())[0]);
});
