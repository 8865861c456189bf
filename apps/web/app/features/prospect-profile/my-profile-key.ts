/** Returns the query key of one's own student profile. */
export const myProspectProfileKey = (userId: string) => ['prospect-profile', 'mine', userId] as const;
