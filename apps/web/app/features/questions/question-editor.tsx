import { LIMITS } from '@abroad/contract/limits';
import { useT } from '../../lib/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { QuestionDraft, QuestionProblem } from './question-drafts.ts';

const kinds = ['text', 'choice', 'link'] as const;

interface Properties {
  draft: QuestionDraft;
  /** Its place, from 0. */
  at: number;
  count: number;
  problem: QuestionProblem;
  refused: (field: string) => string | undefined;
  onChange: (draft: QuestionDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One question: its words, how it is answered, and its place among the others. */
export function QuestionEditor({ draft, at, count, problem, refused, onChange, onMove, onRemove }: Properties) {
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
