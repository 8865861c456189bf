import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { visit } from './visit.ts';

/** The parts of an invitation that a calendar shows. */
export interface Invitation {
  method: string;
  status: string;
  sequence: number;
  uid: string;
  /** RFC 3339 in UTC, ending in Z, as the API writes it. */
  start: string;
  summary: string;
  attendees: string[];
}

/** Opens the newest email to a recipient whose subject begins like this, in the mailbox of a development instance. */
export async function openMail(page: Page, recipient: string, subject: RegExp): Promise<void> {
  await visit(page, `/dev/mailbox?recipient=${encodeURIComponent(recipient)}`);
  // The list fetches new mail automatically.
  await page.getByRole('main').getByRole('link', { name: subject }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}

/** Takes the calendar file out of the shown mail, and reads it with a calendar's library. */
export async function readInvitation(page: Page): Promise<Invitation> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'invite.ics' }).click();
  return parseInvitation(await readFile(await (await download).path(), 'utf8'));
}

/** Reads an iCalendar file (RFC 5545) with one event. */
export function parseInvitation(text: string): Invitation {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone);
  }
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) {
    throw new Error('the file holds no event');
  }
  const event = new ICAL.Event(component);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    status: String(component.getFirstPropertyValue('status')),
    sequence: event.sequence,
    uid: event.uid,
    start: event.startDate.toJSDate().toISOString().replace('.000Z', 'Z'),
    summary: event.summary,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).replace(/^mailto:/i, '')),
  };
}
