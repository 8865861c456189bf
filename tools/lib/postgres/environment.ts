/** The environment of PostgreSQL: its messages are in English, and secrets are not passed on. */
export const postgresEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' };
