import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field in one step: typing letter by letter is only for tests of the steps between. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}
