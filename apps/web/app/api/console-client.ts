import { createClient, type StaffClient } from '@abroad/contract/client';
import { staffCalls } from '@abroad/contract/staff-calls';
import { browserOptions } from './browser-client.ts';

/** The calls of the staff, for the console's pages alone: no other page's scripts contain them. */
export const consoleApi: StaffClient = createClient(browserOptions, staffCalls);
