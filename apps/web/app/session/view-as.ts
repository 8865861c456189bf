/** The person as whom a staff member sees the product, in this tab. */
export interface Viewing {
  user_id: string;
  name: string;
  /** RFC 3339. */
  until: string;
}

const key = 'am_view_as';

const isViewing = (value: unknown): value is Viewing =>
  typeof value === 'object' && value !== null && 'user_id' in value && 'name' in value && 'until' in value;

function read(): Viewing | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isViewing(kept) ? kept : null;
  } catch {
    return null;
  }
}

let view: Viewing | null | undefined;

/** Returns the view that this tab began, until it is stopped; null on the server and in nearly every tab. */
export function viewing(): Viewing | null {
  view ??= read();
  return view;
}

export function startViewing(begun: Viewing): void {
  view = begun;
  sessionStorage.setItem(key, JSON.stringify(begun));
}

export function stopViewing(): void {
  view = null;
  sessionStorage.removeItem(key);
}
