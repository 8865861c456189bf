import type { SearchPage } from '@abroad/contract';
import type { Found } from '../../../../apps/api/src/views/search/engine.ts';
import { toPath, type SearchRequest } from '../search-request.ts';
import type { Contender } from '../contender.ts';
import type { PeerAnswer } from '../peers/peer-query.ts';

/** The parts of an answer that are compared. */
export interface Answer {
  /** Ids of profiles. */
  ids: string[];
  total: number;
  total_is_exact: boolean;
}

/** Sends a query to an engine, and reads its answer, whether it is ours or a peer's. */
export async function askOnce(
  { base_url }: Contender,
  asked: SearchRequest,
  idOf: (ordinal: number) => string | undefined,
): Promise<Answer> {
  const response = await fetch(base_url + toPath(asked));
  if (!response.ok) throw new Error(`${toPath(asked)} answered ${response.status}: ${await response.text()}`);
  const answer = (await response.json()) as SearchPage | PeerAnswer | Found;
  if ('ids' in answer) return answer;
  return 'ordinals' in answer
    ? { ids: answer.ordinals.map((ordinal) => idOf(ordinal) ?? ''), total: answer.total, total_is_exact: true }
    : {
        ids: answer.profiles.map((profile) => profile.profile_id),
        total: answer.total_count,
        total_is_exact: answer.total_is_exact,
      };
}
