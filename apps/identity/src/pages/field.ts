import { nameFields } from '@abroad/contract/full-name';
import { html } from '../../../embedded/src/html.ts';
import type { Html } from '../../../embedded/src/html.ts';
import { warningIcon } from './icons.ts';
import type { View } from './view.ts';

type Field = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string | undefined;
  error?: string | undefined;
  hint?: string;
  maxlength: number;
  required?: boolean;
  autofocus?: boolean;
};

/** A message under a field or above a form, with the warning icon. */
export function errorMessage(text: string, id: string): Html {
  return html`<p class="error" id="${id}" role="alert">${warningIcon}<span>${text}</span></p>`;
}

/** A labelled input; its error stands under it, with the warning icon, and is tied to it for screen readers. */
export function field(options: Field): Html {
  const { name, label, type = 'text', autocomplete, value, error, hint, maxlength, required = true } = options;
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}${required && html` <span aria-hidden="true">*</span>`}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      maxlength="${maxlength}"
      ${described && html`aria-describedby="${described}"`}
      ${required && html`aria-required="true"`}
      ${error && html`aria-invalid="true" class="bad"`}
      ${options.autofocus && html`autofocus`}
    />
    ${error && errorMessage(error, `${name}-error`)} ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

/** The two fields of a name, in the order in which the reader's language asks for them. */
export const namesAsked = ({ language, words }: View) =>
  nameFields(language).map((name) =>
    name === 'first_name'
      ? { name, label: words.field.firstName, autocomplete: 'given-name', maxlength: 50 }
      : { name, label: words.field.lastName, autocomplete: 'family-name', maxlength: 50 },
  );
