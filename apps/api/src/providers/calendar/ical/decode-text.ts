const CHARSET = /charset\s*=\s*"?([\w-]+)/i;

/** The text of an answer in the charset that it names; UTF-8 otherwise (RFC 5545, 3.1.4). */
export async function decodeText(response: Response): Promise<string> {
  const bytes = await response.arrayBuffer();
  const charset = CHARSET.exec(response.headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
