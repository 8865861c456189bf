import type { Case, CaseAction, CaseActionType, CaseRule, MaskedField } from '@abroad/contract';
import { CASE_RULES, CLOSING_REASONS } from '@abroad/contract/case-actions';
import { useKept } from '../forms/use-kept.ts';

const EMPTY = {
  actions: '',
  fields: '',
  hide_days: '7',
  suspend_days: '7',
  hold_days: '',
  limit_days: '7',
  end_sessions: '',
  closing: '',
  rule: '',
  facts: '',
  note: '',
  answer: '',
};
export type DraftField = keyof typeof EMPTY;

const listOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const toggled = (text: string, word: string) => {
  const words = listOf(text);
  return (words.includes(word) ? words.filter((one) => one !== word) : [...words, word]).join(' ');
};
/** An empty field lasts until it is undone. */
const daysOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** A moderator's choices and text: they survive a reload, a refusal and a lost connection. */
export function useDecisionDraft({ id, actions: offered, maskable_fields }: Case) {
  const { value, change, forget } = useKept(`case.${id}`, EMPTY);
  const types = offered.filter((type) => listOf(value.actions).includes(type));
  const fields = maskable_fields.filter((field) => listOf(value.fields).includes(field));
  const actionOf = (type: CaseActionType): CaseAction => {
    switch (type) {
      case 'mask':
        return { type, fields };
      case 'hide_profile':
        return { type, days: daysOf(value.hide_days) };
      case 'hold_payouts':
        return { type, days: daysOf(value.hold_days) };
      case 'limit_messages':
        return { type, days: daysOf(value.limit_days) };
      case 'suspend':
        return { type, days: daysOf(value.suspend_days), end_sessions: value.end_sessions === 'on' };
      case 'close_account':
        return { type, at_once: CLOSING_REASONS.find((reason) => reason === value.closing) ?? null };
      default:
        return { type };
    }
  };
  return {
    value,
    types,
    fields,
    set: (field: DraftField, text: string) => change({ [field]: text }),
    toggle: (type: CaseActionType) => change({ actions: toggled(value.actions, type) }),
    /** Chooses the action that the rules suggest. */
    choose: (type: CaseActionType, days: number | null) =>
      change({
        actions: listOf(value.actions).includes(type) ? value.actions : toggled(value.actions, type),
        // The ladders close accounts for repeated breaches.
        ...(type === 'close_account' && { closing: 'repeated_breach' }),
        ...(days !== null && { [type === 'suspend' ? 'suspend_days' : 'hide_days']: String(days) }),
      }),
    toggleField: (field: MaskedField) => change({ fields: toggled(value.fields, field) }),
    /** The request's body. */
    decision: {
      actions: types.map(actionOf),
      rule: CASE_RULES.find((rule): rule is CaseRule => rule === value.rule) ?? null,
      facts: value.facts.trim() === '' ? null : value.facts,
    },
    forget,
  };
}
export type DecisionDraft = ReturnType<typeof useDecisionDraft>;
