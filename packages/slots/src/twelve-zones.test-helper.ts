/**
 * Zones in which time goes wrong where it can: from the last to the first of the earth, half and quarter hours, a clock
 * change of half an hour, changes at midnight, a winter time that comes in spring, and no change at all.
 */
export const TWELVE_ZONES = [
  'Pacific/Apia',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Africa/Casablanca',
  'Europe/London',
  'America/St_Johns',
  'America/New_York',
  'America/Santiago',
  'Pacific/Kiritimati',
] as const;
