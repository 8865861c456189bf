import type { AdminMailDomain, VouchList } from '@abroad/contract/proofs';
import type { EnteredUniversity } from '@abroad/contract/reference';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { DELFT, REFERENCE_ANSWERS } from '../../testing/sample-reference.ts';
import { listed } from '../../testing/sample-lists.ts';
import { staffAnswers } from '../../testing/sample-staff.ts';

const ADMIN = staffAnswers('admin');
const domain = (name: string, changes: Partial<AdminMailDomain> = {}): AdminMailDomain => ({
  domain: name,
  university: { id: SAMPLE_ID, name: 'University of Twente', country_code: 'NL' },
  kind: 'any',
  trust: 'listed',
  flags: [],
  source: 'list',
  version: 1,
  updated_at: NOW,
  proofs: 0,
  ...changes,
});
const domains = (...items: AdminMailDomain[]) => ({ ...listed(items), proposals: [] });
const NO_LISTS = { listVouchLists: { items: [] }, listEnteredUniversities: listed([]) };

test('[T-55] an admin finds a mail domain by its university’s, and flags it', async () => {
  const { api, user } = await openPage('/admin/domains?search=nl', {
    answers: {
      ...ADMIN,
      ...NO_LISTS,
      listAdminMailDomains: domains(domain('utwente.nl'), domain('baruch.cuny.edu', { flags: ['parent'] })),
    },
  });
  await screen.findByText('@baruch.cuny.edu');
  expect(api.calls('listAdminMailDomains')[0]?.query).toMatchObject({ search: 'nl' });
  expect(screen.getByText('Has colleges below')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit utwente.nl' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Trust'), 'Flagged');
  await auditDom();
  const flagged = domain('utwente.nl', { trust: 'flagged', version: 2 });
  api.answer({ patchMailDomain: flagged, listAdminMailDomains: domains(flagged) });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('row', { name: /@utwente\.nl/ }).textContent).toContain('Flagged'));
  expect(api.calls('patchMailDomain').map(({ body }) => body)).toEqual([
    { domain: 'utwente.nl', university_id: SAMPLE_ID, kind: 'any', trust: 'flagged', version: 1 },
  ]);
});

test('[T-56] an admin revokes what a domain has proven since a day, and confirms it first', async () => {
  const { api, user } = await openPage('/admin/domains', {
    answers: { ...ADMIN, ...NO_LISTS, listAdminMailDomains: domains() },
  });
  const revoke = within(await screen.findByRole('form', { name: 'Revoke the proofs of a domain' }));
  await fill(user, revoke.getByRole('textbox', { name: 'Domain' }), 'utwente.nl');
  fireEvent.change(revoke.getByLabelText('Since'), { target: { value: '2026-01-01' } });
  await fill(user, revoke.getByLabelText('Reason'), 'Mailboxes were sold');
  await user.click(revoke.getByRole('button', { name: 'Revoke all proofs' }));
  expect(api.calls('revokeDomainProofs')).toEqual([]);
  api.answer({ revokeDomainProofs: { revoked: 2, left_to_others: 1 } });
  await user.click(revoke.getByRole('button', { name: 'Yes, revoke all of them' }));
  await screen.findByText(/^2 proofs revoked\. 1 of your own proofs is among them\./);
  expect(api.calls('revokeDomainProofs').map(({ body }) => body)).toEqual([
    { domain: 'utwente.nl', since: '2026-01-01T00:00:00Z', reason: 'Mailboxes were sold' },
  ]);
  expect(revoke.getByRole('textbox', { name: 'Domain' })).toHaveProperty('value', '');
});

test('[T-351] an admin makes a link for a university, which is shown once', async () => {
  const list: VouchList = {
    id: SAMPLE_ID,
    university: { id: DELFT.id, name: DELFT.name },
    note: 'The alumni office, by letter',
    invited: 1,
    accepted: 0,
    link_until: '2026-12-20T09:18:00Z',
    created_at: NOW,
    withdrawn_at: null,
  };
  const { api, user } = await openPage('/admin/domains', {
    answers: {
      ...ADMIN,
      ...NO_LISTS,
      listAdminMailDomains: domains(),
      searchUniversities: REFERENCE_ANSWERS.searchUniversities,
    },
  });
  const form = within(await screen.findByRole('form', { name: 'New list' }));
  await user.type(form.getByRole('combobox', { name: 'University' }), 'Delft');
  await user.click(await screen.findByRole('option', { name: new RegExp(DELFT.name) }));
  await fill(user, form.getByLabelText('Who gave the list, and how you know'), list.note);
  await user.click(form.getByText('By a link'));
  await fill(user, form.getByLabelText('How many people is it for?'), '1');
  api.answer({ createVouchList: { ...list, token: 'secret-token' }, listVouchLists: { items: [list] } });
  await user.click(form.getByRole('button', { name: 'Create link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The university’s link' }));
  expect(dialog.getByLabelText('Link')).toHaveProperty('value', `${location.origin}/named?link=secret-token`);
  await auditDom();
  await user.click(dialog.getByRole('button', { name: 'I’ve saved it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText(/1 invited, 0 accepted/);
  expect(api.calls('createVouchList').map(({ body }) => body)).toEqual([
    { university_id: DELFT.id, note: list.note, link_people: 1 },
  ]);
});

test('[N-29] an admin checks the universities that people added: one is a listed one, another is listed, corrected', async () => {
  const entered = (id: string, name: string, near: EnteredUniversity['near']): EnteredUniversity => ({
    id,
    name,
    country_code: 'VN',
    website: null,
    profiles: 2,
    near,
    created_at: NOW,
  });
  const both = [entered(DELFT.id, 'Delft Uni', [DELFT]), entered(SAMPLE_ID, 'Mekong College', [])];
  const { api, user } = await openPage('/admin/domains', {
    answers: {
      ...ADMIN,
      ...NO_LISTS,
      ...REFERENCE_ANSWERS,
      listAdminMailDomains: domains(),
      listEnteredUniversities: listed(both),
      checkUniversity: null,
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Universities to check' }));
  expect(section.getByText(`Near: ${DELFT.name}`)).toBeTruthy();
  await auditDom();
  const check = async (name: string) => {
    await user.click(section.getByRole('button', { name: `Check ${name}` }));
    return within(await screen.findByRole('dialog', { name: `Check ${name}` }));
  };
  const first = await check('Delft Uni');
  expect(first.getByRole('combobox', { name: 'Listed university' })).toHaveProperty('value', DELFT.name);
  api.answer({ listEnteredUniversities: listed(both.slice(1)) });
  await user.click(first.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(section.queryByText('Delft Uni')).toBeNull());
  const second = await check('Mekong College');
  await fill(user, second.getByLabelText('Website'), 'https://mekong.edu.vn');
  api.answer({ listEnteredUniversities: listed([]) });
  await user.click(second.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Universities to check' })).toBeNull());
  expect(api.calls('checkUniversity').map(({ params, body }) => [params['id'], body])).toEqual([
    [DELFT.id, { decision: 'merge', into_id: DELFT.id }],
    [SAMPLE_ID, { decision: 'list', name: 'Mekong College', country_code: 'VN', website: 'https://mekong.edu.vn' }],
  ]);
});
