import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { SAMPLE_ID } from '../../testing/sample-answers.ts';
import { PayPage } from './pay-page.tsx';

test('without scripts the page of a payment says what it needs', () => {
  expect(renderPage(<PayPage id={SAMPLE_ID} />)).toContain('<noscript><p>Paying needs JavaScript. ');
});
