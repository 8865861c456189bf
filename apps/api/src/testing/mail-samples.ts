import type { Language } from '@abroad/contract';
import { stopCategoryOf, stopHref, withStop, type MailSettings, type Notification } from '../features/mail/compose.ts';
import type { MailContent } from '../features/mail/mail-content.ts';

const public_url = 'https://a.test';
export const MAIL_SETTINGS: MailSettings = {
  public_url,
  mail_from: 'Abroad Mentors <hello@a.test>',
  contact_email: 'a@a.test',
};

/** A mail's text in a language, once for each of its variants. */
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
  contents: (language) =>
    facts(language).map((one) => {
      const content = notification.content(one, MAIL_SETTINGS);
      const category = stopCategoryOf(notification, one);
      return category === null ? content : withStop(content, category, stopHref(public_url, 'secret', category));
    }),
});
