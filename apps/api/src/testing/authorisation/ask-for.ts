import type { EndpointName } from '@abroad/contract';
import type { AnyAsked, AsksOf, Cell } from './ask.ts';
import { accountAsks } from './asks-accounts.ts';
import { calendarAsks } from './asks-calendar.ts';
import { connectionAsks } from './asks-connections.ts';
import { lifeAsks } from './asks-life.ts';
import { mediaAsks } from './asks-media.ts';
import { paymentAsks } from './asks-payments.ts';
import { profileAsks } from './asks-profiles.ts';
import { publicAsks } from './asks-public.ts';
import { savedSearchAsks } from './asks-saved-searches.ts';
import { suggestionAsks } from './asks-suggestions.ts';
import { webhookAsks } from './asks-webhooks.ts';
import type { Scene } from './scene.ts';

/** A valid request for every call of the contract. */
const ASKS: AsksOf<EndpointName> = {
  ...publicAsks,
  ...accountAsks,
  ...profileAsks,
  ...calendarAsks,
  ...connectionAsks,
  ...lifeAsks,
  ...mediaAsks,
  ...paymentAsks,
  ...savedSearchAsks,
  ...suggestionAsks,
  ...webhookAsks,
};

/** @throws Error for a call of which this folder knows no valid request. */
export async function askFor(name: EndpointName, scene: Scene, cell: Cell): Promise<AnyAsked> {
  if (!Object.hasOwn(ASKS, name)) {
    throw new Error(`say in ${import.meta.dirname} how ${name} is called`);
  }
  return ASKS[name](scene, cell) as Promise<AnyAsked> | AnyAsked;
}
