import type { CreateWebhook, PatchWebhook, Webhook, WebhookWithSecret } from '@abroad/contract/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createKeyFor } from '../../lib/idempotency-key.ts';

const keyOf = (userId: string) => ['webhooks', userId] as const;
const browserApi = async () => (await import('../../api/browser-client.ts')).api;

/** The webhooks of the signed-in person, the oldest first. */
export function useWebhooks(userId: string) {
  return useQuery({
    queryKey: keyOf(userId),
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => (await (await browserApi()).listWebhooks({ signal })).items,
  });
}

/** Replaces the cached webhooks by the API's answer. */
function useUpdate(userId: string) {
  const queries = useQueryClient();
  return async (change: (known: Webhook[]) => Webhook[]) => {
    // A pending answer may be older than the change.
    await queries.cancelQueries({ queryKey: keyOf(userId) });
    queries.setQueryData<Webhook[]>(keyOf(userId), (known) => known && change(known));
  };
}
const replaced = (one: Webhook) => (known: Webhook[]) => known.map((each) => (each.id === one.id ? one : each));

export const addButton = 'add-webhook';

/** Moves the focus to the "add" button, because the focused button disappears with the webhook. */
function focusAddButton(): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => document.getElementById(addButton)?.focus());
  });
}

/** Returns a webhook without its secret, which only its dialog shows. */
function withoutSecret({ secret: _secret, ...webhook }: WebhookWithSecret): Webhook {
  return webhook;
}

/**
 * Makes a webhook. A retry after a lost answer gets the same webhook, with its secret.
 * @param onSecret is also called if the dialog is closed by then: the secret is shown only once.
 */
export function useCreateWebhook(userId: string, onSecret: (made: WebhookWithSecret) => void) {
  const update = useUpdate(userId);
  const [keyFor] = useState(() => createKeyFor());
  return useMutation({
    mutationFn: async (body: CreateWebhook) =>
      (await browserApi()).createWebhook({ body, idempotency_key: keyFor(body) }),
    onSuccess(made) {
      onSecret(made);
      return update((known) => [...known.filter(({ id }) => id !== made.id), withoutSecret(made)]);
    },
  });
}

export function useChangeWebhook(userId: string, id: string) {
  const update = useUpdate(userId);
  return useMutation({
    mutationFn: async (body: PatchWebhook) => (await browserApi()).patchWebhook({ params: { id }, body }),
    onSuccess: (changed) => update(replaced(changed)),
  });
}

/** @param onSecret is also called if the question is closed by then. */
export function useRotateSecret(userId: string, id: string, onSecret: (made: WebhookWithSecret) => void) {
  const update = useUpdate(userId);
  return useMutation({
    mutationFn: async () => (await browserApi()).rotateWebhookSecret({ params: { id } }),
    onSuccess(made) {
      onSecret(made);
      return update(replaced(withoutSecret(made)));
    },
  });
}

/** @param onDone is called before the webhook disappears from the page. */
export function useDeleteWebhook(userId: string, id: string, onDone: () => void) {
  const update = useUpdate(userId);
  return useMutation({
    mutationFn: async () => (await browserApi()).deleteWebhook({ params: { id } }),
    onSuccess: async () => {
      onDone();
      await update((known) => known.filter((each) => each.id !== id));
      focusAddButton();
    },
  });
}
