import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import MessagesPage from './messages-page.tsx';

test('[T-252] the server sends the panes of messages before the reader is known', () => {
  const html = renderPage(<MessagesPage />);
  expect(html).toContain('All messages');
});
