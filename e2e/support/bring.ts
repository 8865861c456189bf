/// <reference lib="dom" />

import type { Page } from '@playwright/test';

/** Drops a file on the page or pastes it, with the browser's events. */
export async function bring(page: Page, how: 'drop' | 'paste', type: string, file: Buffer): Promise<void> {
  await page.evaluate(
    ([kind, mediaType, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'file', { type: mediaType }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer })
          : new ClipboardEvent('paste', { ...options, clipboardData: dataTransfer }),
      );
    },
    [how, type, file.toString('base64')] as const,
  );
}
