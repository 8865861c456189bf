import { readCookie, writeCookie } from './cookies.ts';
import { cookieNames } from './preferences.ts';
import { isTimeZone } from './time-zone.ts';

const listeners = new Set<() => void>();

export function subscribeToZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The zone that was chosen here, otherwise the one of this device. */
export function browserZone(): string {
  const chosen = readCookie(document.cookie, cookieNames.chosenZone);
  return chosen !== null && isTimeZone(chosen) ? chosen : detectedZone();
}

/** Tells the server the device's zone for its next page. */
export function rememberDetectedZone(): void {
  writeCookie(cookieNames.detectedZone, detectedZone());
}

/** Shows times in the zone of the user's account, unless another was chosen in this browser. */
export function defaultZone(zone: string | null): void {
  if (zone !== null && readCookie(document.cookie, cookieNames.chosenZone) === null) {
    chooseZone(zone);
  }
}

export function chooseZone(zone: string): void {
  writeCookie(cookieNames.chosenZone, zone);
  listeners.forEach((listener) => listener());
}

function detectedZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : 'UTC';
}
