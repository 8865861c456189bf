/** All that PostgreSQL sees of the environment: its messages are read in English, and nobody's secrets are passed on. */
export const postgresEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' };
