/** Somebody who answers searches over HTTP. */
export interface Contender {
  name: string;
  base_url: string;
  /** Where its engine answers ids and a total alone, in the same process; left out where `base_url` does just that. */
  engine_url?: string;
  /** How long its index took to build, in seconds; null where there was nothing to build. */
  build_s: number | null;
  /** The most memory that its server had while it built, in bytes; null where that isn't measured. */
  build_bytes: number | null;
  /** How long it takes to start with what is built, in seconds; null where that isn't measured. */
  start_s: number | null;
  /** The processes whose memory counts. */
  pids(): number[];
  /** What its index takes on the disk, in bytes. */
  disk_bytes(): number | Promise<number>;
  stop(): Promise<void>;
}

/** Engines as well, asked for what peers are asked for: ids and a total. */
export const withEngines = (contenders: readonly Contender[]): Contender[] =>
  contenders.flatMap((contender) => [
    contender,
    ...(contender.engine_url === undefined
      ? []
      : [{ ...contender, name: `${contender.name}, ids alone`, base_url: contender.engine_url }]),
  ]);
