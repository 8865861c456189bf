/** Where one's own student profile is kept among the answers of the API. */
export const myProspectProfileKey = (userId: string) => ['prospect-profile', 'mine', userId] as const;
