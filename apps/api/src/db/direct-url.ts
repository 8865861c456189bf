/** The URL for connections that outlast a transaction: LISTEN, and the job queue, which listens too. */
export const directUrl = (config: { database_url: string; database_direct_url: string | undefined }): string =>
  config.database_direct_url ?? config.database_url;
