import { useT } from '../../lib/i18n.tsx';
import type { SignInOptions } from '../../session/types.ts';
import { useSession } from '../../session/use-session.tsx';

const accounts = ['mentor@demo.test', 'prospect@demo.test', 'both@demo.test'];
const password = 'study-abroad';

/** Names the accounts of a development instance; a press opens the sign-in page with the address filled in. */
export function DemoAccounts({ options }: { options: SignInOptions }) {
  const t = useT();
  const { signIn } = useSession();
  return (
    <section className="auth-demo" aria-label={t('account.demo_title')}>
      <p className="strong">{t('account.demo_title')}</p>
      <p>{t('account.demo_hint', { password })}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account}>
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => void signIn({ ...options, loginHint: account })}
            >
              {account}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
