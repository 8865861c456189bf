import type { MessageKey } from '../../locales/index.ts';

const words: Readonly<Record<string, MessageKey>> = {
  foundation: 'search.level_foundation',
  exchange: 'search.level_exchange',
  '3': 'search.level_3',
  '4': 'search.level_4',
  '5': 'search.level_5',
  '6': 'search.level_6',
  '7': 'search.level_7',
  '8': 'search.level_8',
};

/** The name of a level of degrees (ISCED 2011). */
export function levelWords(level: string): MessageKey {
  return words[level] ?? 'search.level_other';
}
