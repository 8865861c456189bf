/**
 * A `fetch` of a body that tells how much of it has been sent, which only `XMLHttpRequest` knows.
 * @param onProgress gets 0 to 1; 1 when the service has the whole body and hasn't answered yet.
 * @throws TypeError without an answer, and the signal's reason when aborted, as `fetch` does.
 */
export function sendWithProgress(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  onProgress: (part: number) => void,
): Promise<Response> {
  const { method = 'GET', headers, body, signal, credentials } = init ?? {};
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, input instanceof Request ? input.url : input);
    request.withCredentials = credentials === 'include';
    request.responseType = 'blob';
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress(loaded / total));
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    const stop = () => {
      request.abort();
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) {
      stop();
      return;
    }
    signal?.addEventListener('abort', stop, { once: true });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
    request.send(body as XMLHttpRequestBodyInit);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') {
      headers.append(name, value.join(':').trim());
    }
  }
  const hasBody = request.status !== 204 && request.status !== 304;
  return new Response(hasBody ? (request.response as Blob) : null, {
    status: request.status,
    statusText: request.statusText,
    headers,
  });
}
