/** Something that runs until it is stopped, and shouldn't end before. */
export interface Part {
  name: string;
  /** Settles with the reason when it ends, for whatever reason. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

/** Lets a signal to the whole process group arrive here before a part's end is reported as a failure. */
const GRACE_MS = 100;

/** Runs the parts of an instance together: if one ends, all end. */
export class Supervisor {
  /** The extra time that its parts may take to end. */
  patience_ms = 0;
  readonly #layers: Promise<Part | null>[][] = [];
  readonly #cleanups: (() => void)[] = [];
  readonly #stopping = new AbortController();
  #done: Promise<void> | null = null;
  readonly #death = Promise.withResolvers<string>();

  /** Aborts when everything should end. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Settles with a message when a part ends that wasn't stopped. */
  get death(): Promise<string> {
    return this.#death.promise;
  }

  /** Adds parts that need those added before, and so are stopped before them, also while they are starting. */
  async add(...starting: Promise<Part>[]): Promise<void> {
    this.#layers.push(starting.map((part) => part.catch(() => null)));
    for (const part of await Promise.all(starting)) {
      void part.ended.then((reason) => this.#report(part, reason));
    }
  }

  /** Registers a function to call when all parts have ended. */
  afterwards(cleanUp: () => void): void {
    this.#cleanups.unshift(cleanUp);
  }

  /** Stops all parts, the last added first; may be called again. */
  stop(): Promise<void> {
    this.#done ??= this.#stopAll();
    return this.#done;
  }

  async #stopAll(): Promise<void> {
    this.#stopping.abort();
    for (const layer of this.#layers.toReversed()) await Promise.all(layer.map(async (part) => (await part)?.stop()));
    for (const cleanUp of this.#cleanups) cleanUp();
  }

  async #report(part: Part, reason: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS));
    if (!this.signal.aborted)
      this.#death.resolve(`${part.name} has ended (${reason}), so everything else ends as well.`);
  }
}
