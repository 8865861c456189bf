import type { Language } from '@abroad/contract';
import type { MailContent, MailSettings, Notification } from '../features/mail/index.ts';

export const MAIL_SETTINGS: MailSettings = {
  public_url: 'https://a.test',
  mail_from: 'Abroad Mentors <hello@a.test>',
  contact_email: 'a@a.test',
};

/** What a mail says in a language, once for each way in which it may be said. */
export interface MailSample {
  notification: Notification<never>;
  contents: (language: Language) => MailContent[];
}

/** Samples of a mail, for the tests that look at all mails; each feature has its own in `mail-samples.test-helper.ts`. */
export const sampleOf = <Facts>(
  notification: Notification<Facts>,
  facts: (language: Language) => readonly Facts[],
): MailSample => ({
  notification,
  contents: (language) => facts(language).map((one) => notification.content(one, MAIL_SETTINGS)),
});
