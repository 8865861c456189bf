export type Stars = 1 | 2 | 3 | 4 | 5;

/**
 * The texts of reviews, by stars, and by the mentor's topic that it is about: `any` suits every mentor. `{name}` is the mentor's
 * first name.
 */
export type ReviewTexts = Readonly<
  Record<Stars, Readonly<{ any: readonly string[]; [topic: string]: readonly string[] }>>
>;
