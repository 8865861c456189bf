import type { Feature } from '../../define-feature.ts';

export const historyFeature = {
  name: 'history',
  front: ['check-reference.ts', 'entries.ts', 'follow-university.ts', 'history.ts', 'queries.ts'],
} satisfies Feature;
