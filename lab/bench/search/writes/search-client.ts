import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

interface Page {
  total_count: number;
  corrected_keywords: unknown;
}
interface Readiness {
  search: { index: { is_serving: boolean; phase: string; documents: number; made_in_ms: number | null } | null };
}

/** A client that searches a server. */
export interface SearchClient {
  /** @throws Error for an answer that isn't 200. */
  get<T>(path: string): Promise<T>;
  /** Whether any mentor has exactly this word. */
  finds(word: string): Promise<boolean>;
  /** Waits until the index serves. */
  ready(): Promise<Readiness['search']['index']>;
  close(): Promise<void>;
}

const SEARCH = '/api/views/search/profiles';
const PATIENCE_MS = 120_000;
/** A hanging server doesn't stop the benchmark. */
const ANSWER_MS = 15_000;

export function searchClient(base_url: string, connections: number): SearchClient {
  const pool = new Pool(base_url, { connections, pipelining: 1, headersTimeout: ANSWER_MS, bodyTimeout: ANSWER_MS });
  async function get<T>(path: string): Promise<T> {
    const { statusCode, body } = await pool.request({ method: 'GET', path });
    const text = await body.text();
    // A server without a worker reports the state of its index too.
    if (statusCode !== 200 && !path.endsWith('/ready')) throw new Error(`${path} answered ${statusCode}`);
    return JSON.parse(text) as T;
  }
  return {
    get,
    async finds(word) {
      const page = await get<Page>(`${SEARCH}?keyword=${word}&page_size=1`);
      return page.total_count > 0 && page.corrected_keywords === null;
    },
    async ready() {
      for (const begun = performance.now(); performance.now() - begun < PATIENCE_MS; await delay(100)) {
        const { search } = await get<Readiness>('/api/health/ready');
        if (search.index?.is_serving) return search.index;
      }
      throw new Error('the index does not serve');
    },
    close: () => pool.close(),
  };
}
