import { expect, test } from 'vitest';
import { z } from 'zod';
import { draftKey, readDraft, removeDraft, writeDraft, type DraftStorage } from './draft-storage.ts';

const Draft = z.object({ headline: z.string().catch(''), topics: z.array(z.string()).catch([]) });

function memory(): DraftStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('a draft comes back as it was', () => {
  const storage = memory();
  const key = draftKey('mentor', 'user-1');
  expect(writeDraft(storage, key, { headline: 'PhD in Delft', topics: ['thesis'] })).toBe(true);
  expect(readDraft(storage, key, Draft)).toEqual({ headline: 'PhD in Delft', topics: ['thesis'] });
  removeDraft(storage, key);
  expect(readDraft(storage, key, Draft)).toBeNull();
});

test('a draft of one person is not another’s', () => {
  const storage = memory();
  writeDraft(storage, draftKey('mentor', 'user-1'), { headline: 'mine', topics: [] });
  expect(readDraft(storage, draftKey('mentor', 'user-2'), Draft)).toBeNull();
});

test('a field that no longer fits is dropped, and the others stay', () => {
  const storage = memory();
  writeDraft(storage, 'key', { headline: 'kept', topics: 'not a list', former_field: 1 });
  expect(readDraft(storage, 'key', Draft)).toEqual({ headline: 'kept', topics: [] });
});

test('text that is no draft counts as none', () => {
  const storage = memory();
  storage.setItem('key', '{broken');
  expect(readDraft(storage, 'key', Draft)).toBeNull();
});

test('a storage that refuses doesn’t break the form', () => {
  const refusing: DraftStorage = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('denied');
    },
  };
  expect(readDraft(refusing, 'key', Draft)).toBeNull();
  expect(writeDraft(refusing, 'key', {})).toBe(false);
  expect(() => removeDraft(refusing, 'key')).not.toThrow();
});
