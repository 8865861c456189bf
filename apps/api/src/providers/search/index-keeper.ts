import { setTimeout as delay } from 'node:timers/promises';
import { openSnapshot, type SegmentedIndex } from '@abroad/search-index';
import type { Client } from 'pg';
import { catchUp, type FollowedIndex } from './catch-up.ts';
import { steadyNow, type Answer, type FromThread, type Question, type ThreadSettings } from './messages.ts';
import { heavyThread, type HeavyThread } from './heavy-thread.ts';
import { INDEX_OPTIONS } from './index-options.ts';
import type { Phase, Standing } from './port.ts';
import { snapshotKeeper } from './snapshot-keeper.ts';
import { withSession } from './session.ts';

/** Has segments merged when that is due, beside what else goes on. */
function mergeKeeper(
  heavy: Pick<HeavyThread, 'merge'>,
  onTrouble: (error: unknown) => void,
): { keep(index: SegmentedIndex): void } {
  return {
    keep(index) {
      const due = index.mergeDue();
      if (due === null) {
        return;
      }
      heavy.merge(due).then(
        (segment) => index.adopt(segment),
        (error: unknown) => {
          index.abandonMerge();
          onTrouble(error);
        },
      );
    },
  };
}

const PAUSE_MS = 200;
const BUSY_PAUSE_MS = 100;
const FIRST_WAIT_MS = 250;
const TELL_EVERY_MS = 1000;
const LONGEST_WAIT_MS = 10_000;

type Made = Pick<Standing, 'made_by' | 'made_in_ms'>;

/** Makes the index, keeps it current, and answers from it. */
export interface IndexKeeper {
  answer(question: Question): Answer;
  /** Ends it, with a last snapshot where there is time for one. */
  stop(): Promise<void>;
}

function ask(followed: FollowedIndex, question: Question): Answer {
  const { number } = question;
  return question.kind === 'search'
    ? { number, kind: 'search', hits: followed.index.search(question.query) }
    : { number, kind: 'facets', facets: followed.index.facets(question.conditions, question.limit) };
}

/** @param tell hears what becomes of the index. */
export function keepIndex(settings: ThreadSettings, tell: (message: FromThread) => void): IndexKeeper {
  const stopping = new AbortController();
  const { signal } = stopping;
  const onTrouble = (error: unknown) => tell({ kind: 'trouble', error: String(error) });
  const heavy = heavyThread();
  const snapshots = snapshotKeeper(settings.folder, { heavy, onTrouble });
  const merges = mergeKeeper(heavy, onTrouble);
  let followed: FollowedIndex | null = null;
  let told_at = -Infinity;
  let made: Made = { made_by: null, made_in_ms: null };

  function tellStanding(phase: Phase): void {
    const { size = 0, bytes = 0 } = followed?.index ?? {};
    tell({ kind: 'standing', standing: { phase, documents: size, bytes, ...made } });
  }

  function tellStandingNowAndThen(now: number): void {
    if (now - told_at > TELL_EVERY_MS) {
      told_at = now;
      tellStanding('following');
    }
  }

  async function make(client: Client): Promise<FollowedIndex> {
    const begun = steadyNow();
    tellStanding('loading');
    const loaded = await snapshots.load(client);
    if (loaded) {
      made = { made_by: 'snapshot', made_in_ms: Math.round(steadyNow() - begun) };
      return loaded;
    }
    return build();
  }

  async function build(): Promise<FollowedIndex> {
    const begun = steadyNow();
    // The old index is dropped first, because memory has no room for two.
    followed = null;
    tell({ kind: 'begun_anew' });
    tellStanding('building');
    const { snapshot, position } = await heavy.build(settings.database_url);
    made = { made_by: 'build', made_in_ms: Math.round(steadyNow() - begun) };
    return { index: openSnapshot(snapshot, INDEX_OPTIONS), position };
  }

  /** Follows until the connection breaks, which is an error, or until it is stopped. */
  async function follow(client: Client): Promise<void> {
    followed ??= await make(client);
    tellStanding('following');
    while (!signal.aborted) {
      const at = steadyNow();
      const changed = await catchUp(client, followed);
      if (changed === null) {
        followed = await build();
        tellStanding('following');
        continue;
      }
      if (changed.length > 0) {
        tell({ kind: 'changed', profile_ids: changed });
      }
      tell({ kind: 'caught_up', at });
      tellStandingNowAndThen(at);
      merges.keep(followed.index);
      snapshots.keep(followed, changed.length);
      await delay(changed.length > 0 ? BUSY_PAUSE_MS : PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async function run(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    while (!signal.aborted) {
      const begun = steadyNow();
      await withSession(settings.database_url, follow).catch(onTrouble);
      wait = steadyNow() - begun > LONGEST_WAIT_MS ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
      await delay(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  const ended = run();
  return {
    answer(question) {
      if (followed === null) {
        return { number: question.number, kind: 'failed', error: 'the index is not there' };
      }
      try {
        return ask(followed, question);
      } catch (error) {
        return { number: question.number, kind: 'failed', error: String(error) };
      }
    },
    async stop() {
      stopping.abort();
      await ended;
      if (followed) {
        await snapshots.keepLast(followed);
      }
    },
  };
}
