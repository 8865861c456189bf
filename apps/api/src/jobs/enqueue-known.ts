import * as kinds from './known-jobs.ts';

// For the bookings' folder, until its files are regrouped.

export const nextAvailableJob = (user_id: string) => kinds.nextAvailableJob({ user_id });
export const writeSessionEventJob = (booking_id: string) => kinds.writeSessionEventJob({ booking_id });
export const FAN_OUT_WEBHOOKS = kinds.fanOutWebhooksJob.task;
