/** Returns the query key of the signed-in person's picture. */
export const avatarKey = (userId: string | null) => ['avatar', userId] as const;
