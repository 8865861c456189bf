import { newId } from '../../core/ids.ts';
import { ApiError, notFound } from './api-error.ts';
import type { Account, Calendar, Channel, World } from './world.ts';

function send(world: World, channel: Channel, state: 'sync' | 'exists'): void {
  channel.messages += 1;
  const delivery = fetch(world.reach(channel.address), {
    method: 'POST',
    headers: {
      'x-goog-channel-id': channel.id,
      'x-goog-channel-token': channel.token,
      'x-goog-channel-expiration': new Date(Number(channel.expiration)).toUTCString(),
      'x-goog-resource-id': String(channel.resourceId),
      'x-goog-resource-state': state,
      'x-goog-message-number': String(channel.messages),
    },
  }).then(
    () => undefined,
    () => undefined,
  );
  world.deliveries.add(delivery);
  void delivery.finally(() => world.deliveries.delete(delivery));
}

/** Notifies all channels of a calendar that it changed. */
export function notify(world: World, calendar: Calendar): void {
  for (const channel of calendar.channels.values()) {
    send(world, channel, 'exists');
  }
}

const isInUse = (world: World, id: string) =>
  [...world.accounts.values()].some((account) =>
    [...account.calendars.values()].some((calendar) => calendar.channels.has(id)),
  );

/** `events.watch`. */
export function watch(world: World, calendar: Calendar, given: Readonly<Record<string, string>>) {
  const { id = '', token = '', address = '', expiration = '' } = given;
  if (!address.startsWith('https://')) {
    throw new ApiError(400, 'push.webhookUrlNotHttps', 'WebHook callback must be HTTPS.');
  }
  if (isInUse(world, id)) {
    throw new ApiError(400, 'channelIdNotUnique', 'Channel id not unique');
  }
  const channel: Channel = { id, token, address, expiration, resourceId: newId(), messages: 0 };
  calendar.channels.set(id, channel);
  send(world, channel, 'sync');
  return { kind: 'api#channel', id, resourceId: channel.resourceId, token, expiration };
}

/** `channels.stop`. */
export function stop(account: Account, given: Readonly<Record<string, string>>): void {
  const { id = '', resourceId } = given;
  const calendar = [...account.calendars.values()].find(
    (candidate) => candidate.channels.get(id)?.resourceId === resourceId,
  );
  if (!calendar?.channels.delete(id)) {
    throw notFound();
  }
}
