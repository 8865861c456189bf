/**
 * Why a mentor's page cannot be made: of calls that fail together only the one for the profile says that it is paused.
 * @param profile the call for the profile
 * @param first what failed first
 */
export const reasonOf = (profile: Promise<unknown>, first: unknown): Promise<unknown> =>
  profile.then(
    () => first,
    (own: unknown) => own,
  );
