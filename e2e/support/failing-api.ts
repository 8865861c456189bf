import { expect, type Locator, type Page } from '@playwright/test';

/** The answer to an intercepted call: a status with the API's code, or a broken connection. */
export interface Answer {
  status: number | 'no answer';
  code?: string;
  errors?: readonly { path: string; message: string }[];
  /** In place of problem details. */
  body?: string;
  /** Seconds of the header Retry-After. */
  retry_after_s?: number;
}

/** Answers the calls to a path with the given answer until it changes; null lets them through. Counts them. */
export class FailingApi {
  calls = 0;
  answer: Answer | null = null;

  async intercept(page: Page, path: string): Promise<this> {
    await page.route(path, async (route) => {
      this.calls += 1;
      const answer = this.answer;
      if (answer === null) {
        await route.fallback();
      } else if (answer.status === 'no answer') {
        await route.abort('failed');
      } else {
        await route.fulfill({
          status: answer.status,
          contentType: 'application/problem+json',
          ...(answer.retry_after_s !== undefined && { headers: { 'retry-after': String(answer.retry_after_s) } }),
          body: answer.body ?? JSON.stringify(problem(answer.status, answer)),
        });
      }
    });
    return this;
  }
}

function problem(status: number, { code = `HTTP_${status}`, errors }: Answer) {
  return {
    type: 'urn:abroad-mentors:problem:played',
    title: '',
    status,
    detail: '',
    code,
    request_id: 'req-0199',
    ...(errors && { errors }),
  };
}

/** The error card of the page. */
export function errorCard(page: Page): Locator {
  return page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Something went wrong' }) });
}

/** Lets the page's clock run past all retries until the error card is there. */
export async function afterRetries(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4000);
    await expect(errorCard(page)).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
}
