const second = 1000;
const minute = 60 * second;

/** Minutes left at which a screen reader announces them; the numbers in between are only visible. */
const announcedMinutes = [1, 2, 5, 10];

/**
 * `14:32` until an instant, or null once it has passed.
 * @param left milliseconds
 */
export function timeLeft(left: number): string | null {
  if (left <= 0) {
    return null;
  }
  const seconds = Math.ceil(left / second);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns the mark in minutes below which the rest is, or null above all marks. */
export function minutesToTell(left: number): number | null {
  return left <= 0 ? null : (announcedMinutes.find((minutes) => left <= minutes * minute) ?? null);
}
