/** Where the picture of the signed-in person is kept among the answers of the API. */
export const avatarKey = (userId: string | null) => ['avatar', userId] as const;
