/** A person's decision on Google's page. */
interface Decision {
  account: string;
  /** Leaves boxes unticked. */
  without?: string;
  decision?: 'allow' | 'deny';
}

/**
 * Fills in Google's consent page as a browser would.
 * @returns where the browser is sent: the product's own address with `code` and `state`, or with `error`.
 */
export async function agree(
  authorizationUrl: string,
  { account, without, decision = 'allow' }: Decision,
): Promise<URL> {
  const page = await fetch(authorizationUrl);
  if (page.status !== 200) {
    throw new Error(`Google's page: ${await page.text()}`);
  }
  const text = await page.text();
  const question = new URL(authorizationUrl).searchParams;
  const form = new URLSearchParams([...question].filter(([name]) => name !== 'scope'));
  const scopes = [...text.matchAll(/name="scope" value="([^"]+)"/g)].map(([, scope = '']) => scope);
  scopes.filter((scope) => !without || !scope.includes(without)).forEach((scope) => form.append('scope', scope));
  form.set('account', account);
  form.set('decision', decision);
  const answer = await fetch(new URL('/o/oauth2/v2/consent', authorizationUrl), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location === null) {
    throw new Error(`Google's page: ${await answer.text()}`);
  }
  return new URL(location);
}
