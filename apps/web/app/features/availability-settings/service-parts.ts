import { POLICY_PARTS, type NumberField } from './policy-draft.ts';

/** The parts of a service, each on a tab of its own. */
export const PARTS = ['what', 'when', 'rules', 'questions'] as const;
export type Part = (typeof PARTS)[number];

const isOfOffer = (field: string) => (POLICY_PARTS.offer as readonly NumberField[]).includes(field as NumberField);

/** The tab of a field, by its path: `title`, `booking_policy.hold_min`, `questions.0.label`. */
export function partOf(path: string): Part {
  const [field, inner = ''] = path.split('.');
  switch (field) {
    case 'questions':
      return 'questions';
    case 'schedule_id':
    case 'target_calendar_id':
      return 'when';
    case 'booking_policy':
      return isOfOffer(inner) ? 'when' : 'rules';
    default:
      return 'what';
  }
}
