/** Where to connect for what lasts longer than a transaction: listening, and the job queue, which listens too. */
export const directUrl = (config: { database_url: string; database_direct_url: string | undefined }): string =>
  config.database_direct_url ?? config.database_url;
