import { useMemo, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { sourceLocale } from '../../locales/pick-locale.ts';
import { ErrorWords } from '../../ui/field-error.tsx';
import type { ruleWords as RuleWordsOf } from './rule-words.ts';

type RuleWords = typeof RuleWordsOf;

let ruleWords: RuleWords | null = null;

const asItIs = (message: string) => message;

/** Fetches the rules' words in another language before the first render. English needs none. */
export async function loadRuleWords(locale: string): Promise<void> {
  if (locale !== sourceLocale) {
    ruleWords ??= (await import('./rule-words.ts')).ruleWords;
  }
}

/** Lets the errors of fields speak the language of the page. */
export function RuleWordsProvider({ locale, children }: { locale: string; children: ReactNode }) {
  const t = useT();
  const say = useMemo(() => (locale === sourceLocale || ruleWords === null ? asItIs : ruleWords(t)), [locale, t]);
  return <ErrorWords value={say}>{children}</ErrorWords>;
}
