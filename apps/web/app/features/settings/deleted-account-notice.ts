const name = 'am_farewell';

/** For the home page after signing out: a last message to a user who deleted their account. */
export function noteDeletedAccount(): void {
  try {
    sessionStorage.setItem(name, '1');
  } catch {
    // Without a storage the word is not said; everything else is done.
  }
}

/** Whether there is a farewell to say; it is said once. */
export function takeDeletedAccountNotice(): boolean {
  try {
    const waits = sessionStorage.getItem(name) !== null;
    sessionStorage.removeItem(name);
    return waits;
  } catch {
    return false;
  }
}
