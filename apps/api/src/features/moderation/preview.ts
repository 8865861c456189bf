import { spokenLanguage, type StatementPreview } from '@abroad/contract';
import type { Database } from '../../db/connection.ts';
import { isErased } from './make-decision.ts';
import { languageOf } from './store-decision.ts';

/**
 * Composes a person's text in their language and in that of the staff member.
 * @param paragraphsIn writes it, in a language (BCP 47); no paragraphs where nothing is sent.
 */
export async function previewFor(
  db: Database,
  { about, by }: { about: string; by: string },
  paragraphsIn: (language: string) => string[],
): Promise<StatementPreview> {
  const isNotified = !(await isErased(db, about));
  const statementIn = (language: string) => {
    const paragraphs = isNotified ? paragraphsIn(language) : [];
    return paragraphs.length > 0 ? { language: spokenLanguage(language), paragraphs } : null;
  };
  return {
    for_person: statementIn(await languageOf(db, about)),
    for_moderator: statementIn(await languageOf(db, by)),
  };
}
