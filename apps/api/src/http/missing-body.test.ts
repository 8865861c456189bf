import { expect, test } from 'vitest';
import { bookingScene } from '../testing/booking-scene.ts';
import { make } from '../testing/make.ts';

const scene = bookingScene();

async function post(path: string, token: string, type?: string) {
  const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
  const answer = await fetch(`${scene.api.base_url}/api/v1/calendar${path}`, { method: 'POST', headers });
  return { status: answer.status, body: (await answer.json()) as { status?: string; code?: string; errors?: unknown } };
}

test('the body of a call may be left out if all its fields may', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await make(scene.api).session({ mentor, prospect });
  const token = await scene.api.issuer.token(prospect.person);
  const cancelled = await post(`/bookings/${id}/cancel`, token);
  expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  // Google isn't configured here: the call itself was valid.
  expect(await post('/connections/google/connect', token)).toMatchObject({ body: { code: 'CALENDAR_PROVIDER_OFF' } });
});

test('a call that needs fields is refused without a body', async () => {
  const { person } = await scene.prospect();
  const answer = await post('/event', await scene.api.issuer.token(person));
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
});

test('the OpenAPI document says where a body may be missing', async () => {
  const { paths } = (await (await fetch(`${scene.api.base_url}/api/openapi.json`)).json()) as {
    paths: Record<string, { post?: { requestBody?: { required?: boolean } } }>;
  };
  const wants = (path: string) => paths[`/api/v1/calendar${path}`]?.post?.requestBody?.required;
  expect([wants('/event'), wants('/bookings/{id}/cancel')]).toEqual([true, false]);
});
