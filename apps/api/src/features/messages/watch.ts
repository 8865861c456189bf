import { z } from 'zod';
import { EventStream } from '../../http/event-streams/event-stream.ts';
import { endWithToken } from '../../http/event-streams/end-with-token.ts';
import type { streamHub } from './stream-hub.ts';

/** The size of fifty long messages, which a reader may have missed. */
const UNREAD_BYTES = 1024 * 1024;
const Id = z.uuid();

interface Watcher {
  user_id: string;
  token: string | null;
  last_event_id: string | null;
}

/**
 * Streams a person's new messages and the changes of their conversations. It ends with the token, and when
 * the account is suspended or erased.
 */
export const watchMessages = (
  hub: ReturnType<typeof streamHub>,
  { user_id, token, last_event_id }: Watcher,
): EventStream =>
  new EventStream((send, end) => {
    const last = Id.safeParse(last_event_id);
    const stopWaiting = endWithToken(token, end);
    const leave = hub.add({ user_id, send, end, last_id: last.success ? last.data : null });
    return () => {
      stopWaiting();
      leave();
    };
  }, UNREAD_BYTES);
