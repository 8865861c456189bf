/** The progress of a download: `total` is null if the server doesn't say. */
export interface Progress {
  received: number;
  total: number | null;
}

/** `fetch` that reports the progress of the answer. */
export function countBytes(fetchIt: typeof fetch, onProgress: (progress: Progress) => void): typeof fetch {
  return async (input, init) => {
    const response = await fetchIt(input, init);
    if (!response.ok || response.body === null) {
      return response;
    }
    const length = Number(response.headers.get('content-length') ?? Number.NaN);
    const total = Number.isFinite(length) && length > 0 ? length : null;
    let received = 0;
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        received += part.byteLength;
        onProgress({ received, total });
        controller.enqueue(part);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
}
