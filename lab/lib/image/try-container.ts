import { ApiFailure } from '@abroad/contract/api-failure';
import { createClient } from '@abroad/contract/client';
import { type SmtpInbox, startSmtpInbox } from '@abroad/api/testing/smtp-inbox';
import { randomBytes } from 'node:crypto';
import { getAccessToken } from '../../../tools/lib/authorization-code.ts';
import { freePort } from '../../../tools/lib/ports.ts';
import { waitUntil } from '../../../tools/lib/processes.ts';
import { StartError } from '../../../tools/lib/start-error.ts';
import { startThrowAwayPostgres } from '../../../tools/lib/throw-away-postgres.ts';
import type { Image } from './build-image.ts';
import { type Container, runContainer } from './container.ts';

const DAY_MS = 24 * 60 * 60_000;
const AUDIENCE = 'urn:abroad-mentors:api';

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits for a container to answer. @throws StartError with its output, if it ends or doesn't answer within a minute */
async function untilAnswering(name: string, container: Container, address: string): Promise<void> {
  let has_ended = false;
  void container.ended.then(() => (has_ended = true));
  await waitUntil(async () => has_ended || (await answers(address)), 60_000, 200);
  if (has_ended || !(await answers(address))) throw new StartError(`${name} doesn't answer: ${container.printed()}`);
}

/** Runs a container to its end. @throws StartError with its output, if it fails */
async function runToItsEnd(image: Image, args: readonly string[], env: Record<string, string>): Promise<void> {
  const container = runContainer(image, args, env);
  if ((await container.ended) !== 0) throw new StartError(`${args.join(' ')}: ${container.printed()}`);
}

async function bookAndReadTheMail(base_url: string, issuer: string, inbox: SmtpInbox): Promise<void> {
  const clientOf = async (firstName: string, lastName: string) => {
    const email = `${firstName}.${lastName}@example.com`.toLowerCase();
    const person = { email, password: 'study-abroad', firstName, lastName };
    const token = await getAccessToken({ issuer, audience: AUDIENCE, ...person });
    const client = createClient({ base_url, token: () => token });
    const { id } = await client.createAuthenticatedUser({ body: { first_name: firstName, last_name: lastName } });
    return { ...client, id };
  };
  const [mentor, student] = await Promise.all([clientOf('Linh', 'Vu'), clientOf('Amara', 'Obi')]);
  const { mentor: terms } = await mentor.getTerms();
  await mentor.acceptTerms({ params: { id: mentor.id }, body: { terms: 'mentor', version: terms.version } });
  const school = 'Delft University of Technology';
  const { universities } = await mentor.searchUniversities({ query: { name: school, page_size: 1 } });
  const { slug } = await mentor.completeMentorOnboarding({
    body: {
      first_name: 'Linh',
      last_name: 'Vu',
      origin_country_code: 'VN',
      time_zone: 'Europe/Amsterdam',
      is_trader: false,
      educations: [
        { school, university_id: universities[0]?.id ?? '', start_date: '2019-09-01', is_study_abroad: true },
      ],
    },
  });
  await student.createProspectProfile({
    body: { first_name: 'Amara', last_name: 'Obi', origin_country_code: 'NG', time_zone: 'Africa/Lagos' },
  });
  const from = Date.now() + 3 * DAY_MS;
  const { available_slots } = await student.getAvailabilityBySlug({
    params: { slug },
    query: {
      start: new Date(from).toISOString(),
      end: new Date(from + 5 * DAY_MS).toISOString(),
      event_type_slug: 'intro-call',
    },
  });
  await student.createBooking({
    body: {
      mentor_slug: slug,
      event_type_slug: 'intro-call',
      start: available_slots[0]?.start ?? '',
      time_zone: 'Africa/Lagos',
      platform: 'google_meet',
    },
    idempotency_key: crypto.randomUUID(),
  });
  const people = ['linh.vu@example.com', 'amara.obi@example.com'];
  const haveMail = () => people.every((email) => inbox.recipients.flat().includes(email));
  if (!(await waitUntil(haveMail, 60_000, 200))) {
    throw new StartError(`a session was booked, and only ${inbox.recipients.length} emails came in a minute`);
  }
}

/**
 * Runs an image's containers with a read-only root and without privileges: migrates a new database, serves, works off
 * jobs, has a mentor sign up and a student book, and reads the resulting emails.
 * @param say gets a line for each result
 * @throws StartError with the container's output
 */
export async function tryContainers(image: Image, say: (line: string) => void): Promise<void> {
  const database = await startThrowAwayPostgres('disk');
  const inbox = await startSmtpInbox();
  const [port, workerPort, identityPort] = [await freePort(), await freePort(), await freePort()];
  const issuer = `http://127.0.0.1:${identityPort}`;
  const base_url = `http://127.0.0.1:${port}`;
  const settings = {
    DATABASE_URL: database.url('postgres'),
    PUBLIC_URL: 'https://mentors.example.com',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'web',
    OIDC_AUDIENCE_PARAMETER: 'resource',
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Abroad Mentors <hello@example.com>',
    MEDIA_STORAGE: 'folder',
    MEDIA_FOLDER: '/data/media',
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    PAYMENTS: 'none',
  };
  const running: [string, Container][] = [];
  const run = async (name: string, address: string, env: Record<string, string>, args?: readonly string[]) => {
    const container = runContainer(image, args, env);
    running.push([name, container]);
    await untilAnswering(name, container, address);
    say(`${name} answers`);
  };
  try {
    await runToItsEnd(image, [...image.entrypoint, 'tools/migrate.ts'], settings);
    say('the tables of a new database were made');
    const identity = {
      NODE_ENV: 'development',
      IDENTITY_PORT: String(identityPort),
      IDENTITY_ISSUER: issuer,
      WEB_ORIGIN: settings.PUBLIC_URL,
      DATABASE_URL: settings.DATABASE_URL,
    };
    await run('the identity provider', `${issuer}/.well-known/openid-configuration`, identity, [
      ...image.entrypoint,
      'apps/identity/src/main.ts',
    ]);
    const api = { ...settings, PORT: String(port) };
    await run('api', `${base_url}/api/health/ready`, api, [...image.entrypoint, ...image.command]);
    const worker = { ...settings, PORT: String(workerPort) };
    const work = [...image.entrypoint, 'apps/server/src/main.ts', 'worker'];
    await run('worker', `http://127.0.0.1:${workerPort}/api/health`, worker, work);
    const page = await fetch(base_url);
    if (!page.ok || !(await page.text()).includes('</html>')) throw new StartError('api serves no page');
    say('the first page is served');
    await runToItsEnd(image, image.health, api);
    say('its health check passes');
    await bookAndReadTheMail(base_url, issuer, inbox);
    say('a mentor signed up, a student booked a session, and both have their emails');
  } catch (error) {
    if (error instanceof ApiFailure) say(`${error.path} answered ${error.status} ${error.code}`);
    for (const [name, container] of running) say(`${name} printed: ${container.printed()}`);
    throw error;
  } finally {
    for (const [name, container] of running.toReversed())
      say(`${name} ended in ${Math.round(await container.stop())} ms`);
    await inbox.close();
    await database.stop();
  }
}
