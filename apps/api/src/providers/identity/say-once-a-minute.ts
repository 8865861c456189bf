import type { Logger } from 'pino';

const PAUSE_MS = 60_000;
/** Clients that send tokens can make up reasons. */
const REMEMBERED = 100;

/** Writes warnings for the operator, each reason once a minute: any client can send a token that is refused. */
export function sayOnceAMinute({ logger, now }: { logger: Pick<Logger, 'warn'>; now: () => number }) {
  const said = new Map<string, number>();
  return (message: string, reason: string): void => {
    const key = `${message}: ${reason}`;
    if ((said.get(key) ?? -Infinity) > now() - PAUSE_MS) {
      return;
    }
    if (said.size >= REMEMBERED) {
      said.clear();
    }
    said.set(key, now());
    logger.warn({ reason }, message);
  };
}
