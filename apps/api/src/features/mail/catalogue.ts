import { brandedAll, spokenLanguage, type Language } from '@abroad/contract';

/**
 * The words of a feature's mails in every language.
 * @returns the words for somebody, in their language (BCP 47) where we speak it.
 */
export const catalogue =
  <Words>(languages: Readonly<Record<Language, Words>>) =>
  (language: string): Words =>
    brandedAll(languages[spokenLanguage(language)]);
