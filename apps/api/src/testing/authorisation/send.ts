import { endpoints, type Endpoint, type EndpointName } from '@abroad/contract';
import { toQueryString } from '@abroad/contract/call-endpoint';
import { strFromU8, unzipSync } from 'fflate';
import type { TestApi } from '../api.ts';
import type { AnyRequest } from './ask.ts';

export interface Answer {
  status: number;
  /** The problem's code; null for other answers. */
  code: string | null;
  /** The fields that a problem names. */
  paths: string[];
  headers: Headers;
  /** The body as text, unpacked where it is an archive. */
  text: string;
}

async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    // The stream has no end. The test only needs its start.
    await response.body?.cancel();
    return '';
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.headers.get('content-type') === 'application/zip') {
    return Object.values(unzipSync(bytes))
      .map((file) => strFromU8(file))
      .join('\n');
  }
  return strFromU8(bytes);
}

/** The address of a call with what is asked. */
export function urlOf(api: Pick<TestApi, 'base_url'>, endpoint: Endpoint, { params, query }: AnyRequest): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
  return `${api.base_url}${path}${toQueryString(query ?? {})}`;
}

/** Reads an answer of any kind. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await textOf(response);
  const isProblem = (response.headers.get('content-type') ?? '').startsWith('application/problem+json');
  const problem = isProblem ? (JSON.parse(text) as { code: string; errors?: { path: string }[] }) : null;
  return {
    status: response.status,
    code: problem?.code ?? null,
    paths: (problem?.errors ?? []).map(({ path }) => path),
    headers: response.headers,
    text,
  };
}

/** Sends a call over HTTP, as any client could: nothing of it is checked here. */
export async function send(
  api: Pick<TestApi, 'base_url'>,
  name: EndpointName,
  asked: AnyRequest,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const endpoint: Endpoint = endpoints[name];
  const type = asked.file?.type ?? (asked.body === undefined ? undefined : 'application/json');
  const response = await fetch(urlOf(api, endpoint, asked), {
    method: endpoint.method,
    headers: { ...(type === undefined ? {} : { 'content-type': type }), ...headers },
    body: asked.file ?? (asked.body === undefined ? null : JSON.stringify(asked.body)),
  });
  return readAnswer(response);
}
