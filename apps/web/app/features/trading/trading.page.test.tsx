import type { Trader } from '@abroad/contract/traders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { writeCookie } from '../../lib/cookies.ts';
import { cookieNames } from '../../lib/preferences.ts';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { answersWith } from '../../testing/open-times.ts';
import { NOTHING } from '../../testing/sample-answers.ts';
import { NO_EARNINGS } from '../../testing/sample-earnings.ts';
import { MENTOR_ANSWERS, sampleMentor } from '../../testing/sample-mentor.ts';
import { samplePayoutAccount } from '../../testing/sample-payout-account.ts';
import { sampleService } from '../../testing/sample-service.ts';

const trader: Trader = {
  name: 'Trần Study Advice',
  address: 'Oude Delft 1\n2611 Delft',
  email: 'desk@advice.test',
  phone: '+31 15 278 9111',
  register_number: null,
  vat_number: 'NL123456789B01',
  is_certified: true,
};

test('[T-155] [T-307] a mentor says that they mentor as a business, with all that the law wants', async () => {
  const { api, user } = await openPage('/earnings', {
    answers: {
      ...MENTOR_ANSWERS,
      getPayoutBalance: { items: [] },
      listPayouts: NOTHING,
      getPayoutAccount: samplePayoutAccount(),
      getEarnings: NO_EARNINGS,
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Business or private' }));
  panel.getByText('You mentor privately.');
  await user.click(panel.getByRole('button', { name: 'Change' }));
  await user.click(panel.getByRole('radio', { name: /^As a business/ }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await panel.findByText('Enter the postal address of your business');
  await waitFor(() => expect(document.activeElement).toBe(panel.getByLabelText(/^Business name/)));
  await fill(user, panel.getByLabelText(/^Business name/), trader.name);
  await fill(user, panel.getByLabelText(/^Postal address/), trader.address);
  await fill(user, panel.getByLabelText(/^Business email/), 'desk@advice.test');
  await fill(user, panel.getByLabelText(/^Business phone/), 'call me');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await panel.findByText('Enter a phone number, such as +31 15 278 9111');
  expect(api.calls('patchMyMentorProfile')).toEqual([]);

  await fill(user, panel.getByLabelText(/^Business phone/), '+31 15 278 9111');
  await fill(user, panel.getByLabelText('VAT number'), 'NL123456789B01');
  api.answer({ patchMyMentorProfile: sampleMentor({ is_own_profile: true, is_trader: true, trader }) });
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await panel.findByText('You mentor as a business.');
  panel.getByText(trader.name);
  expect(api.calls('patchMyMentorProfile')[0]?.body).toMatchObject({
    is_trader: true,
    trader: { name: trader.name, address: trader.address, phone: trader.phone, vat_number: trader.vat_number },
  });
  await auditDom();
});

test('[T-155] [T-307] a profile shows that its mentor is a trader, with the details of the business', async () => {
  await openPage('/linh-tran/mentor-profile', {
    as: null,
    answers: { ...answersWith(), getMentorProfileBySlug: sampleMentor({ is_trader: true, trader }) },
  });
  const box = within(await screen.findByRole('complementary', { name: 'Book a session' }));
  box.getByText('Trader');
  box.getByText(trader.name);
  box.getByText('+31 15 278 9111');
  box.getByText('NL123456789B01');
  expect(box.getByRole('link', { name: 'desk@advice.test' }).getAttribute('href')).toBe('mailto:desk@advice.test');
  box.getByText('Has confirmed that what they offer complies with EU law');
});

test('[T-155] of a mentor who hasn’t said it a paid service says so', async () => {
  await openPage('/linh-tran/mentor-profile', {
    as: null,
    answers: {
      ...answersWith([], [sampleService({ price: 40 })]),
      getMentorProfileBySlug: sampleMentor({ is_trader: null, trader: null }),
    },
  });
  const box = within(await screen.findByRole('complementary', { name: 'Book a session' }));
  box.getByText('Linh hasn’t said whether they mentor as a business');
});

test.each([
  ['Europe/Paris', /^Private person: EU consumer rights don’t apply between you/],
  ['Asia/Ho_Chi_Minh', /^Private person: you get a full refund if they cancel or don’t come/],
])('[T-155] a profile of a private mentor says in %s what that means there', async (zone, words) => {
  writeCookie(cookieNames.chosenZone, zone);
  await openPage('/linh-tran/mentor-profile', { as: null, answers: answersWith() });
  const box = within(await screen.findByRole('complementary', { name: 'Book a session' }));
  box.getByText(words);
});
