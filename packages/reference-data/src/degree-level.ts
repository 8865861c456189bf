/** ISCED 2011 levels 3 (upper secondary) to 8 (doctoral), and two kinds of stay that it has no level for. */
export const DEGREE_LEVELS = ['foundation', 'exchange', '3', '4', '5', '6', '7', '8'] as const;
export type DegreeLevel = (typeof DEGREE_LEVELS)[number];

/** The heading of each level in lists, in the order in which lists show them. */
export const DEGREE_LEVEL_LABELS: Readonly<Record<DegreeLevel, string>> = {
  foundation: 'Foundation year',
  exchange: 'Exchange',
  '3': 'Secondary school',
  '4': 'Post-secondary',
  '5': 'Short-cycle',
  '6': 'Bachelor’s',
  '7': 'Master’s',
  '8': 'Doctorate',
};
