import type { Part } from './part.ts';

/** The payment provider: not there yet. */
export function sandboxPart(_wishes: {
  database_url: string;
  api_url: string;
}): Promise<Part & { base_url: string; settings: Record<string, string> }> {
  const nothing = () => Promise.resolve();
  return Promise.resolve({
    name: 'payments',
    kill: nothing,
    start: nothing,
    stop: nothing,
    base_url: '',
    settings: {},
  });
}
