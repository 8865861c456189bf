/** An engine that answers searches over HTTP. */
export interface Contender {
  name: string;
  base_url: string;
  /** Where its engine answers only ids and a total, in the same process; undefined if `base_url` does just that. */
  engine_url?: string;
  /** The build time of its index in seconds; null if there was nothing to build. */
  build_s: number | null;
  /** The peak memory of its server while building, in bytes; null if it isn't measured. */
  build_bytes: number | null;
  /** The start time with an existing index, in seconds; null if it isn't measured. */
  start_s: number | null;
  /** The processes whose memory counts. */
  pids(): number[];
  /** The size of its index on disk, in bytes. */
  disk_bytes(): number | Promise<number>;
  stop(): Promise<void>;
}

/** Adds the engines alone, with the same task as peers: ids and a total. */
export const withEngines = (contenders: readonly Contender[]): Contender[] =>
  contenders.flatMap((contender) => [
    contender,
    ...(contender.engine_url === undefined
      ? []
      : [{ ...contender, name: `${contender.name}, ids alone`, base_url: contender.engine_url }]),
  ]);
