const name = 'am_farewell';

/** Stores that the home page shows a last message to a user who deleted their account. */
export function noteDeletedAccount(): void {
  try {
    sessionStorage.setItem(name, '1');
  } catch {
    // Without a storage the message is not shown; everything else is done.
  }
}

/** Returns whether the last message is due, and forgets it. */
export function takeDeletedAccountNotice(): boolean {
  try {
    const waits = sessionStorage.getItem(name) !== null;
    sessionStorage.removeItem(name);
    return waits;
  } catch {
    return false;
  }
}
