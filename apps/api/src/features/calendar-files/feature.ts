import type { Feature } from '../../feature.ts';

export const calendarFilesFeature = { name: 'calendar-files', front: ['calendar-file.ts'] } satisfies Feature;
