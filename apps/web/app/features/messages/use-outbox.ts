import type { CheckedMessage, Message } from '@abroad/contract/threads';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { isFailure, isRefused } from '../../api/failure.ts';
import { browserStorage, draftKey, readDraft, removeDraft, writeDraft } from '../../lib/draft-storage.ts';
import { useBackOnline } from '../../lib/use-online.ts';
import { isTo, Outbox, type Addressee, type TakenBack, type Waiting } from './outbox.ts';
import { ReadyFiles } from '../files/use-files.ts';
import { showSent } from './use-threads.ts';

const Kept = z.array(
  z.object({
    client_message_id: z.string(),
    to: z.union([
      z.object({ thread_id: z.string() }),
      z.object({ mentor_slug: z.string() }),
      z.object({ booking_id: z.string() }),
    ]),
    text: z.string(),
    files: ReadyFiles.default([]),
    written_at: z.number(),
    is_checked: z.boolean(),
    is_changed: z.boolean().default(false),
  }),
);

/** Null for the other side of a booking, from whom nothing is hidden once it is confirmed. */
async function checkText({ to, text }: Pick<Waiting, 'to' | 'text'>): Promise<CheckedMessage | null> {
  if ('booking_id' in to) {
    return null;
  }
  const { api } = await import('../../api/browser-client.ts');
  return api.checkMessage({ body: { text, ...to } });
}

async function send({ to, text, files, client_message_id }: Waiting): Promise<Message> {
  const { api } = await import('../../api/browser-client.ts');
  const body = { text, client_message_id, attachment_ids: files.map(({ id }) => id) };
  return 'thread_id' in to
    ? api.sendMessage({ params: { id: to.thread_id }, body })
    : api.startThread({ body: { ...to, ...body } });
}

/** A limit on messages lasts for hours, so its author should know, and decide. A limit on calls is over in a moment. */
const isFinal = (error: unknown): boolean =>
  isRefused(error) || (isFailure(error) && error.status === 429 && error.code !== 'RATE_LIMITED');

/** One for each person of this tab, however many pages show it. */
const outboxes = new Map<string, Outbox>();

function outboxOf(userId: string, queries: QueryClient): Outbox {
  const known = outboxes.get(userId);
  if (known !== undefined) {
    return known;
  }
  const key = draftKey('messages', userId);
  const outbox = new Outbox({
    server: { check: async (waiting) => (await checkText(waiting))?.shown_text ?? null, send, isRefused: isFinal },
    keeping: {
      read: () => readDraft<Waiting[]>(browserStorage, key, Kept) ?? [],
      write: (waiting) =>
        waiting.length === 0 ? removeDraft(browserStorage, key) : writeDraft(browserStorage, key, waiting),
    },
    later: (then, delay_ms) => setTimeout(then, delay_ms),
  });
  outbox.subscribeSent((message) => showSent(queries, userId, message));
  addEventListener('storage', (change) => change.key === key && outbox.lookAgain());
  outboxes.set(userId, outbox);
  return outbox;
}

/** The messages of this person on their way to one addressee, and a function to send more. @param onSent gets each message that was sent */
export function useOutbox(userId: string, to: Addressee, onSent?: (message: Message) => void) {
  const outbox = outboxOf(userId, useQueryClient());
  const all = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.entries,
    () => outbox.entries,
  );
  const address = JSON.stringify(to);
  const entries = useMemo(
    () => all.filter((entry) => isTo(entry.to, JSON.parse(address) as Addressee)),
    [all, address],
  );
  useSending(userId);
  const tell = useEffectEvent((message: Message, waiting: Waiting) => {
    if (isTo(waiting.to, to)) {
      onSent?.(message);
    }
  });
  useEffect(() => outbox.subscribeSent((message, waiting) => tell(message, waiting)), [outbox]);
  return {
    entries,
    /** Returns the kinds of contact data that the other person wouldn't see for now. */
    check: async (text: string) => ((await checkText({ to, text }))?.hidden ?? []).map(({ kind }) => kind),
    send: ({ text, files, client_message_id: earlier }: TakenBack, is_checked: boolean) =>
      outbox.add({
        client_message_id: earlier ?? crypto.randomUUID(),
        to,
        text,
        files,
        written_at: Date.now(),
        is_checked,
        is_changed: earlier !== null,
      }),
    retry: (id: string) => outbox.retry(id),
    drop: (id: string) => outbox.drop(id),
  };
}

/** Sends the messages that wait from an earlier page, and again whenever there is a connection. */
export function useSending(userId: string): void {
  const outbox = outboxOf(userId, useQueryClient());
  useEffect(() => void outbox.flush(), [outbox]);
  useBackOnline(true, () => outbox.flush());
}
