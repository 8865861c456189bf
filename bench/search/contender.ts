/** Somebody who answers searches over HTTP. */
export interface Contender {
  name: string;
  base_url: string;
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
