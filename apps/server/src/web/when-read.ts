/**
 * The same response. `hear` gets its body when the reader has all of it, and isn't called for a response that breaks off.
 * @param most_bytes `hear` is not called for a longer response either.
 */
export function whenRead(response: Response, hear: (body: Buffer) => void, most_bytes: number): Response {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const listening = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes <= most_bytes) chunks.push(chunk);
      controller.enqueue(chunk);
    },
    flush() {
      if (bytes <= most_bytes) hear(Buffer.concat(chunks));
    },
  });
  const { status, headers, body } = response;
  return new Response(body && body.pipeThrough(listening), { status, headers });
}
