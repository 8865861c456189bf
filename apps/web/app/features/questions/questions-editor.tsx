import { LIMITS } from '@abroad/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { movedBy, newQuestion, type QuestionDraft, type QuestionProblem } from './question-drafts.ts';
import './questions.css';

interface Properties {
  drafts: readonly QuestionDraft[];
  onChange: (drafts: QuestionDraft[]) => void;
  /** By the question's id. */
  problems: Readonly<Record<string, QuestionProblem>>;
  /** The API's refusals, by the path of the field. */
  refused: ReadonlyMap<string, string>;
}

/** The questions of a service: add, change, put in order, delete. They are saved with the service. */
export function QuestionsEditor({ drafts, onChange, problems, refused }: Properties) {
  const t = useT();
  const list = useRef<HTMLFieldSetElement>(null);
  const [focusTarget, setFocusTarget] = useState<{ id: string; control: string } | null>(null);
  const [news, setNews] = useState('');
  const isFull = drafts.length >= LIMITS.questions_max;

  // An added or moved question keeps the focus, although the list around it is rendered again.
  useEffect(() => {
    if (focusTarget !== null) {
      const place = list.current?.querySelector(`[data-question="${focusTarget.id}"]`);
      const control = place?.querySelector<HTMLElement>(`${focusTarget.control}:not(:disabled)`);
      (control ?? place?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
    }
  }, [focusTarget]);

  const move = (id: string, by: -1 | 1) => {
    const next = movedBy(drafts, id, by);
    onChange(next);
    setNews(t('questions.moved', { number: next.findIndex((one) => one.id === id) + 1, count: next.length }));
    setFocusTarget({ id, control: by === -1 ? '[data-up]' : '[data-down]' });
  };
  const add = () => {
    const question = newQuestion();
    onChange([...drafts, question]);
    setFocusTarget({ id: question.id, control: 'input' });
  };

  return (
    <fieldset className="questions" ref={list}>
      <legend className="field-label">{t('questions.section')}</legend>
      <p className="field-hint">{t('questions.section_hint')}</p>
      <output className="unseen">{news}</output>
      {drafts.map((draft, at) => (
        <QuestionEditor
          key={draft.id}
          draft={draft}
          at={at}
          count={drafts.length}
          problem={problems[draft.id] ?? {}}
          refused={(field) => refused.get(`questions.${at}.${field}`)}
          onChange={(next) => onChange(drafts.map((one) => (one.id === next.id ? next : one)))}
          onMove={(by) => move(draft.id, by)}
          onRemove={() => onChange(drafts.filter((one) => one.id !== draft.id))}
        />
      ))}
      <Button kind="line" icon="plus" className="start" disabled={isFull} onClick={add}>
        {isFull ? t('questions.full', { count: LIMITS.questions_max }) : t('questions.add')}
      </Button>
    </fieldset>
  );
}

const kinds = ['text', 'choice', 'link'] as const;

interface QuestionEditorProperties {
  draft: QuestionDraft;
  /** Its position, from 0. */
  at: number;
  count: number;
  problem: QuestionProblem;
  refused: (field: string) => string | undefined;
  onChange: (draft: QuestionDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One question: its text, its kind, and its position among the others. */
function QuestionEditor({ draft, at, count, problem, refused, onChange, onMove, onRemove }: QuestionEditorProperties) {
  const t = useT();
  const number = at + 1;
  const set = (part: Partial<QuestionDraft>) => onChange({ ...draft, ...part });
  return (
    <fieldset className="question" data-question={draft.id}>
      <legend className="unseen">{t('questions.number', { number })}</legend>
      <div className="question-head">
        <span className="strong" aria-hidden="true">
          {t('questions.number', { number })}
        </span>
        <span className="question-tools">
          <IconButton
            icon="up"
            label={t('questions.up', { number })}
            disabled={at === 0}
            data-up=""
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="down"
            label={t('questions.down', { number })}
            disabled={at === count - 1}
            data-down=""
            onClick={() => onMove(1)}
          />
          <IconButton icon="trash" label={t('questions.remove', { number })} onClick={onRemove} />
        </span>
      </div>
      <TextField
        label={t('questions.label')}
        required
        maxLength={LIMITS.question_max}
        value={draft.label}
        error={problem.label ?? refused('label')}
        onChange={(event) => set({ label: event.target.value })}
      />
      <SelectField
        label={t('questions.kind')}
        options={kinds.map((value) => ({ value, label: t(`questions.kind_${value}`) }))}
        value={draft.kind}
        onChange={(event) => set({ kind: kinds.find((kind) => kind === event.target.value) ?? 'text' })}
      />
      {draft.kind === 'choice' && (
        <TextAreaField
          label={t('questions.choices')}
          hint={t('questions.choices_hint', { min: 2, max: LIMITS.choices_max })}
          required
          rows={4}
          value={draft.choices}
          error={problem.choices ?? refused('choices')}
          onChange={(event) => set({ choices: event.target.value })}
        />
      )}
      <TextField
        label={t('questions.help')}
        maxLength={500}
        value={draft.help}
        error={refused('help')}
        onChange={(event) => set({ help: event.target.value })}
      />
      <Checkbox
        label={t('questions.is_required')}
        checked={draft.is_required}
        onChange={(event) => set({ is_required: event.target.checked })}
      />
    </fieldset>
  );
}
