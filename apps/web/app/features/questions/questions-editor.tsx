import { LIMITS } from '@abroad/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { movedBy, newQuestion, type QuestionDraft, type QuestionProblem } from './question-drafts.ts';
import { QuestionEditor } from './question-editor.tsx';
import './questions.css';

interface Properties {
  drafts: readonly QuestionDraft[];
  onChange: (drafts: QuestionDraft[]) => void;
  /** By the question's id. */
  problems: Readonly<Record<string, QuestionProblem>>;
  /** What the service refused, by the path of the field. */
  refused: ReadonlyMap<string, string>;
}

/** The questions of a service: add, change, put in order, delete. They are saved with the service. */
export function QuestionsEditor({ drafts, onChange, problems, refused }: Properties) {
  const t = useT();
  const list = useRef<HTMLFieldSetElement>(null);
  const [wanted, setWanted] = useState<{ id: string; control: string } | null>(null);
  const [news, setNews] = useState('');
  const isFull = drafts.length >= LIMITS.questions_max;

  // What was added or moved keeps the focus, for the list around it is drawn anew.
  useEffect(() => {
    if (wanted !== null) {
      const place = list.current?.querySelector(`[data-question="${wanted.id}"]`);
      const control = place?.querySelector<HTMLElement>(`${wanted.control}:not(:disabled)`);
      (control ?? place?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
    }
  }, [wanted]);

  const move = (id: string, by: -1 | 1) => {
    const next = movedBy(drafts, id, by);
    onChange(next);
    setNews(t('questions.moved', { number: next.findIndex((one) => one.id === id) + 1, count: next.length }));
    setWanted({ id, control: by === -1 ? '[data-up]' : '[data-down]' });
  };
  const add = () => {
    const question = newQuestion();
    onChange([...drafts, question]);
    setWanted({ id: question.id, control: 'input' });
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
