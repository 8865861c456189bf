import { screen } from '@testing-library/react';
import type { openPage } from './open-page.tsx';

/** Chooses an action behind a button whose name begins with `More`. */
export async function chooseInMenu(user: Awaited<ReturnType<typeof openPage>>['user'], name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
