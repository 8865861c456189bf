import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field in the place of what is there, in one go: letter by letter is only for what happens between them. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}
