import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CREDENTIALS } from './outside-provider.ts';

export type GithubPerson = {
  user: { id: number; login: string; name: string | null };
  emails: { email: string; primary: boolean; verified: boolean }[];
};

/** Speaks the four calls that GitHub's documentation has for signing in; `signsIn` says who does, without being asked. */
export async function startGithub() {
  let next: GithubPerson | null = null;
  const codes = new Map<string, { challenge: string; person: GithubPerson }>();
  const tokens = new Map<string, GithubPerson>();

  function authorize(question: URLSearchParams): string {
    const back = new URL(question.get('redirect_uri') ?? '');
    back.searchParams.set('state', question.get('state') ?? '');
    if (next === null) {
      back.searchParams.set('error', 'access_denied');
      return back.href;
    }
    const code = randomBytes(10).toString('hex');
    codes.set(code, { challenge: question.get('code_challenge') ?? '', person: next });
    back.searchParams.set('code', code);
    return back.href;
  }

  function exchange(form: URLSearchParams): object {
    const kept = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (kept?.challenge !== challenge || form.get('client_secret') !== CREDENTIALS.client_secret) {
      // GitHub answers refusals with 200.
      return { error: 'bad_verification_code' };
    }
    const access_token = randomBytes(10).toString('hex');
    tokens.set(access_token, kept.person);
    return { access_token, token_type: 'bearer', scope: 'read:user,user:email' };
  }

  const server = createServer((req, res) => {
    void (async () => {
      const url = new URL(req.url ?? '/', 'http://github.test');
      if (url.pathname === '/login/oauth/authorize') {
        res.writeHead(302, { location: authorize(url.searchParams) }).end();
        return;
      }
      const person = tokens.get(req.headers.authorization?.replace('Bearer ', '') ?? '');
      const body =
        url.pathname === '/login/oauth/access_token'
          ? exchange(new URLSearchParams(await text(req)))
          : url.pathname === '/user/emails'
            ? person?.emails
            : person?.user;
      res.writeHead(body ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { web_url: url, api_url: url, credentials: CREDENTIALS },
    signsIn(person: GithubPerson | null): void {
      next = person;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
