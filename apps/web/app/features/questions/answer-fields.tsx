import type { ServiceQuestion } from '@abroad/contract/service-questions';
import { useId, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AnswerDraft, AnswerProblems } from './answers.ts';
import './questions.css';

/** The most choices that are shown at once; more are a list. */
const seenAtOnce = 5;

interface Properties {
  questions: readonly ServiceQuestion[];
  draft: AnswerDraft;
  onAnswer: (id: string, answer: string) => void;
  /** The name of the mentor who asks. */
  name: string;
  problems: AnswerProblems;
}

/** A mentor's questions to the student who books, each with the field for its answer. */
export function AnswerFields({ questions, draft, onAnswer, name, problems }: Properties) {
  const t = useT();
  return (
    <fieldset className="questions" aria-label={t('questions.title', { name })}>
      {questions.map((question) => {
        const { id } = question;
        return (
          <AnswerField
            key={id}
            question={question}
            name={name}
            value={draft[id] ?? ''}
            error={problems[id]}
            onChange={(answer) => onAnswer(id, answer)}
          />
        );
      })}
    </fieldset>
  );
}

interface FieldProperties {
  question: ServiceQuestion;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (answer: string) => void;
}

function AnswerField({ question, name, value, error, onChange }: FieldProperties) {
  const t = useT();
  const { id, kind, label, help, is_required: required, choices } = question;
  const shared = {
    label: required ? label : t('questions.optional', { label }),
    required,
    hint: help ?? (kind === 'link' ? t('questions.link_hint', { name }) : null),
    error,
    name: `answer-${id}`,
    value,
  };
  if (kind === 'choice' && required && choices.length <= seenAtOnce) {
    return <ChoiceField {...shared} choices={choices} onChange={onChange} />;
  }
  if (kind === 'choice') {
    const options = choices.map((choice) => ({ value: choice, label: choice }));
    return (
      <SelectField
        {...shared}
        options={options}
        placeholder={t('questions.choose')}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return kind === 'link' ? (
    <TextField
      {...shared}
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <TextAreaField {...shared} rows={2} onChange={(event) => onChange(event.target.value)} />
  );
}

interface ChoiceFieldProperties {
  label: string;
  required: boolean;
  hint: ReactNode;
  error: string | undefined;
  name: string;
  choices: readonly string[];
  value: string;
  onChange: (choice: string) => void;
}

/** A few choices, all visible. */
function ChoiceField({ label, required, hint, error, name, choices, value, onChange }: ChoiceFieldProperties) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <fieldset className="choice-field" aria-describedby={described === '' ? undefined : described}>
      <legend className="field-label">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {choices.map((choice) => (
        <RadioCard
          key={choice}
          name={name}
          value={choice}
          required={required}
          aria-invalid={error ? true : undefined}
          checked={choice === value}
          onChange={() => onChange(choice)}
          title={choice}
        />
      ))}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
