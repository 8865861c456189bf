import type { Case } from '@abroad/contract';
import { actionsFor, MASKABLE_FIELDS } from '@abroad/contract/case-actions';
import { NOW, SAMPLE_ID } from './sample-answers.ts';

export const VERA = { user_id: SAMPLE_ID, first_name: 'Vera', last_name: 'Visa', slug: 'vera-visa' };

/** A case about Vera's service, which a signed-out person has reported. */
export function sampleCase(changes: Partial<Case> = {}): Case {
  const words = { title: 'Visa shop', description: 'Visas for everyone.' };
  return {
    id: SAMPLE_ID,
    state: 'open',
    version: 3,
    target_type: 'service',
    owner: VERA,
    reason: 'scam',
    priority: 40,
    due_at: '2026-11-21T09:18:00Z',
    is_overdue: false,
    report_count: 1,
    claim: null,
    created_at: NOW,
    source: 'report',
    target: { type: 'service', id: SAMPLE_ID, words, is_hidden: false },
    account: { status: 'active', language: 'en', created_at: NOW, closes_at: null },
    evidence: [{ words, taken_at: NOW }],
    reports: [
      {
        id: SAMPLE_ID,
        reason: 'scam',
        text: 'Sells visas.',
        reporter: null,
        reporter_number: 1,
        accuracy: 1,
        created_at: NOW,
      },
    ],
    signals: [],
    history: [{ kind: 'opened', actor: null, text: null, created_at: NOW }],
    decisions: [],
    strikes: [],
    next_steps: [{ rule: 'paying_outside', strike: 1, step: 'warn', days: null }],
    appeal: null,
    actions: [...actionsFor('service')],
    maskable_fields: [...MASKABLE_FIELDS.service],
    presets: [],
    ...changes,
  };
}

/** A decision of this case: Vera's earnings are held. */
export const sampleDecision = (changes: Partial<Case['decisions'][number]> = {}): Case['decisions'][number] => ({
  id: SAMPLE_ID,
  case_id: SAMPLE_ID,
  target_type: 'service',
  decided_by: null,
  automated: false,
  overturns_decision_id: null,
  rule: 'paying_outside',
  actions: [{ type: 'warn' }, { type: 'hold_payouts', days: 14 }],
  facts: 'You asked for bank transfers.',
  created_at: NOW,
  can_undo: true,
  ...changes,
});
