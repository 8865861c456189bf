import { expect, test } from 'vitest';

const folders = import.meta.glob<Record<string, string>>('./??.json', { eager: true, import: 'default' });

/** Keys that end like the spoken name of a control, and are none. */
const OTHERS = new Set(['home.ticket', 'hours.preview', 'settings.emails', 'webhooks.replay']);

test.each(Object.entries(folders))(
  '[U-25] in %s the spoken name of a control has the words that are seen on it (WCAG 2.5.3)',
  (_, messages) => {
    const pairs = Object.entries(messages).flatMap(([key, seen]) =>
      ['_session', '_of', '_to'].flatMap((ending): [string, string, string][] => {
        const spoken = messages[key + ending];
        return spoken === undefined || OTHERS.has(key) ? [] : [[key, seen, spoken]];
      }),
    );
    expect(pairs.length).toBeGreaterThan(10);
    const without = pairs.filter(([, seen, spoken]) => !spoken.toLowerCase().includes(seen.toLowerCase()));
    expect(without).toEqual([]);
  },
);
