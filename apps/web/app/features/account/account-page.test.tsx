import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { AccountPage } from './account-page.tsx';
import { SocialButton } from './social-button.tsx';

test('[B-05] the auth card has the logo, a title and a subtitle', () => {
  const html = renderPage(<AccountPage title="Create your account" subtitle="In a minute." signUp />);
  expect(html).toMatch(/class="card card-body auth-card"><a class="brand"[^>]*><svg/);
  expect(html).toContain('<h1>Create your account</h1>');
  expect(html).toContain('In a minute.');
});

test('[B-06] [B-08] sign-up has buttons for Google, GitHub and Microsoft', () => {
  const html = renderPage(<AccountPage title="Create your account" subtitle="" signUp />);
  for (const provider of ['Google', 'GitHub', 'Microsoft']) {
    expect(html).toMatch(new RegExp(`aria-label="Sign up with ${provider}"[^>]*>Continue with ${provider}<`));
  }
});

test('[N-15] only the buttons of the instance’s setting are shown', () => {
  const settings = {
    provider: 'clerk',
    publishable_key: 'pk_test_x',
    frontend_api: 'https://clerk.test',
    buttons: [{ id: 'github', hint: 'github' }],
  } as const;
  const page = <AccountPage title="Create your account" subtitle="" signUp />;
  const html = renderPage(page, '/', 'en', { ...settings, buttons: [...settings.buttons] });
  expect(html).toContain('Continue with GitHub');
  expect(html).not.toContain('Continue with Google');
  const without = renderPage(page, '/', 'en', { ...settings, buttons: [] });
  expect(without).not.toContain('Continue with G');
  expect(without).not.toContain('auth-or');
});

test('[B-07] while it leads to the provider a button says so', () => {
  const html = renderPage(<SocialButton provider="GitHub" signUp connecting disabled={false} onPress={() => {}} />);
  expect(html).toContain('Connecting to GitHub...');
  expect(html).not.toContain('Continue with GitHub');
});
