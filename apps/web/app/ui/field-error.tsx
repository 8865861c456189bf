import { createContext, use } from 'react';
import { Icon } from './icon.tsx';

/** Translates the English messages of rules to the reader's language. */
export const ErrorWords = createContext((message: string): string => message);

/** A field's error, under it, with the warning icon. Nothing without an error. */
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
