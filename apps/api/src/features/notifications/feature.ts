import type { Feature } from '../../feature.ts';

export const notificationsFeature = {
  name: 'notifications',
  front: ['is-mail-due.ts', 'list-groups.ts', 'marks.ts', 'notify.ts', 'preferences.ts', 'sweep.ts'],
} satisfies Feature;
