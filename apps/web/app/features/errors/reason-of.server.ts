/**
 * Returns the reason why a mentor's page cannot be shown: of several failed calls only the profile's says that it is paused.
 * @param profile the call for the profile
 * @param first the first failure
 */
export const reasonOf = (profile: Promise<unknown>, first: unknown): Promise<unknown> =>
  profile.then(
    () => first,
    (own: unknown) => own,
  );
