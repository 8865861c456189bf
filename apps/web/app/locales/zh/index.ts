import type { Messages } from '../index.ts';
import account from './account.ts';
import avatar from './avatar.ts';
import booking from './booking.ts';
import bookings from './bookings.ts';
import calendars from './calendars.ts';
import earnings from './earnings.ts';
import errors from './errors.ts';
import forms from './forms.ts';
import format from './format.ts';
import history from './history.ts';
import home from './home.ts';
import hours from './hours.ts';
import layout from './layout.ts';
import legal from './legal.ts';
import mentoring from './mentoring.ts';
import services from './services.ts';
import requests from './requests.ts';
import share from './share.ts';
import mentor from './mentor.ts';
import onboarding from './onboarding.ts';
import mailbox from './mailbox.ts';
import moving from './moving.ts';
import outcome from './outcome.ts';
import owner from './owner.ts';
import paid from './paid.ts';
import payment from './payment.ts';
import pickers from './pickers.ts';
import privacy from './privacy.ts';
import profile from './profile.ts';
import proposals from './proposals.ts';
import prospects from './prospects.ts';
import questions from './questions.ts';
import receipt from './receipt.ts';
import reviews from './reviews.ts';
import routes from './routes.ts';
import rules from './rules.ts';
import saved from './saved.ts';
import search from './search.ts';
import settings from './settings.ts';
import story from './story.ts';
import terms from './terms.ts';
import trouble from './trouble.ts';
import turns from './turns.ts';
import webhooks from './webhooks.ts';

export { zh as names } from '@abroad/reference-data/names/zh';
export { zh as cities } from '@abroad/reference-data/names/cities/zh';
export { zh as countries } from '@abroad/reference-data/names/zone-countries/zh';
export { default as refusals } from './refusals.ts';

export default {
  ...account,
  ...avatar,
  ...booking,
  ...bookings,
  ...calendars,
  ...earnings,
  ...errors,
  ...forms,
  ...format,
  ...history,
  ...home,
  ...hours,
  ...layout,
  ...legal,
  ...mentor,
  ...share,
  ...requests,
  ...services,
  ...mentoring,
  ...onboarding,
  ...mailbox,
  ...moving,
  ...outcome,
  ...owner,
  ...paid,
  ...payment,
  ...pickers,
  ...privacy,
  ...profile,
  ...proposals,
  ...prospects,
  ...questions,
  ...receipt,
  ...reviews,
  ...routes,
  ...rules,
  ...saved,
  ...search,
  ...settings,
  ...story,
  ...terms,
  ...trouble,
  ...turns,
  ...webhooks,
} satisfies Messages;
