import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * For a field that saves itself: each choice shows from the press on, until its own answer arrives. The answer to an
 * earlier choice doesn't revert it, and no press is lost.
 *
 * @param change Sends a choice. Its `scope` sends one after the other, so that the last one holds.
 * @returns `waiting`: the choices without an answer yet, in their order; `error`: the reason why one of the last was refused.
 */
export function useChoices<Choice>(change: UseMutationResult<unknown, Error, Choice>) {
  const [waiting, setWaiting] = useState<readonly { choice: Choice }[]>([]);
  const [error, setError] = useState<unknown>(null);
  const isSaving = waiting.length > 0;

  async function send(choice: Choice) {
    const one = { choice };
    setWaiting((all) => [...all, one]);
    if (!isSaving) {
      setError(null);
    }
    try {
      await change.mutateAsync(choice);
    } catch (refusal) {
      setError(refusal);
    }
    setWaiting((all) => all.filter((other) => other !== one));
  }

  return {
    waiting: waiting.map(({ choice }) => choice),
    choose: (choice: Choice) => void send(choice),
    error,
    isSaving,
    isSaved: !isSaving && error === null && change.isSuccess,
  };
}
