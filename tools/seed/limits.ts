export const MOST_MENTORS = 1_000_000;
export const MOST_SEED = 0xffff_ffff;
