import { useMemo, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { sourceLocale } from '../../locales/pick-locale.ts';
import { ErrorWords } from '../../ui/field-error.tsx';

type Words = typeof import('./rule-words.ts');
let words: Words | null = null;

const asItIs = (message: string) => message;

/** Fetches what says the rules in another language before the first render. English needs nothing. */
export async function loadRuleWords(locale: string): Promise<void> {
  if (locale !== sourceLocale) {
    words ??= await import('./rule-words.ts');
  }
}

/** Lets the errors of fields speak the language of the page. */
export function RuleWordsProvider({ locale, children }: { locale: string; children: ReactNode }) {
  const t = useT();
  const say = useMemo(() => (locale === sourceLocale || words === null ? asItIs : words.ruleWords(t)), [locale, t]);
  return <ErrorWords value={say}>{children}</ErrorWords>;
}
