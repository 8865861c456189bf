import { createContext, use } from 'react';
import { Icon } from './icon.tsx';

/** Says in the reader's language what rules say in English. */
export const ErrorWords = createContext((message: string): string => message);

/** What is wrong with a field, under it, with the warning icon. Nothing when there is nothing to say. */
export function FieldError({ id, children }: { id?: string; children: string | null | undefined }) {
  const inTheirLanguage = use(ErrorWords);
  if (!children) {
    return null;
  }
  return (
    <span className="field-error" id={id}>
      <Icon name="warning" />
      {inTheirLanguage(children)}
    </span>
  );
}
