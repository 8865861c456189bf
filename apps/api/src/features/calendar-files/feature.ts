import type { Feature } from '../../define-feature.ts';

export const calendarFilesFeature = { name: 'calendar-files', front: ['calendar-file.ts'] } satisfies Feature;
