import { LIMITS } from '@abroad/contract/limits';

/** A file that the service has, and that can be sent with a message for an hour. */
export interface ReadyFile {
  id: string;
  filename: string;
  size_bytes: number;
}

/** `checking`: the service has all of it and looks at it. `offline`: it is sent again once there is a connection. */
export type FileState =
  | { state: 'waiting' }
  | { state: 'sending'; part: number }
  | { state: 'checking' }
  | { state: 'offline' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; sent: ReadyFile };

export type ChosenFile = { key: string; filename: string; size_bytes: number } & FileState;

interface Around {
  send: (file: File, how: { onProgress: (part: number) => void; signal: AbortSignal }) => Promise<ReadyFile>;
  /** Deletes a file that no message took along. */
  forget: (id: string) => void;
  /** Whether there was no answer at all. */
  isLost: (error: unknown) => boolean;
  /** The storage that survives a reload, for files that the service has. */
  keeping: { read: () => ReadyFile[]; write: (ready: readonly ReadyFile[]) => void };
}

const readyOf = (sent: ReadyFile): ChosenFile => ({
  key: sent.id,
  filename: sent.filename,
  size_bytes: sent.size_bytes,
  state: 'ready',
  sent,
});

/** The files of a message that is being written: sent to the service one after the other, before the message is. */
export class FileQueue {
  #chosen: readonly ChosenFile[];
  readonly #files = new Map<string, File>();
  readonly #around: Around;
  readonly #listeners = new Set<() => void>();
  #current: { key: string; stop: AbortController } | null = null;

  constructor(around: Around) {
    this.#around = around;
    this.#chosen = around.keeping.read().map(readyOf);
  }

  get chosen(): readonly ChosenFile[] {
    return this.#chosen;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @returns the number of files left out above a message's limit */
  add(files: readonly File[]): number {
    const fitting = files.slice(0, Math.max(0, LIMITS.attachments_max - this.#chosen.length));
    const added = fitting.map((file): ChosenFile => {
      const key = crypto.randomUUID();
      this.#files.set(key, file);
      return { key, filename: file.name, size_bytes: file.size, state: 'waiting' };
    });
    this.#replace([...this.#chosen, ...added]);
    void this.#run();
    return files.length - fitting.length;
  }

  /** Takes a file away, also while it is being sent. */
  remove(key: string): void {
    const gone = this.#chosen.find((one) => one.key === key);
    this.#files.delete(key);
    this.#replace(this.#chosen.filter((one) => one.key !== key));
    if (this.#current?.key === key) {
      this.#current.stop.abort();
    } else if (gone?.state === 'ready') {
      this.#around.forget(gone.sent.id);
    }
  }

  retry(key: string): void {
    this.#change(key, { state: 'waiting' });
    void this.#run();
  }

  /** Retries the files that failed offline. */
  resume(): void {
    this.#chosen
      .filter(({ state }) => state === 'offline')
      .forEach(({ key }) => this.#change(key, { state: 'waiting' }));
    void this.#run();
  }

  /** Removes the files for a message from the queue and returns them. Call it when all are ready. */
  take(): ReadyFile[] {
    const ready = this.#ready();
    this.#replace([]);
    return ready;
  }

  /** Restores files that were not sent with a message. */
  restore(files: readonly ReadyFile[]): void {
    this.#replace([...files.map(readyOf), ...this.#chosen].slice(0, LIMITS.attachments_max));
  }

  async #run(): Promise<void> {
    const next = this.#current === null ? this.#chosen.find(({ state }) => state === 'waiting') : undefined;
    const file = next && this.#files.get(next.key);
    if (next === undefined || file === undefined) {
      return;
    }
    const { key } = next;
    const stop = new AbortController();
    this.#current = { key, stop };
    this.#change(key, { state: 'sending', part: 0 });
    const onProgress = (part: number) =>
      this.#change(key, part < 1 ? { state: 'sending', part } : { state: 'checking' });
    try {
      const sent = await this.#around.send(file, { onProgress, signal: stop.signal });
      this.#files.delete(key);
      if (stop.signal.aborted) {
        this.#around.forget(sent.id);
      } else {
        this.#change(key, readyOf(sent));
      }
    } catch (error) {
      this.#change(key, this.#around.isLost(error) ? { state: 'offline' } : { state: 'failed', error });
    }
    this.#current = null;
    await this.#run();
  }

  #ready = (): ReadyFile[] => this.#chosen.flatMap((one) => (one.state === 'ready' ? [one.sent] : []));

  #change(key: string, state: FileState & Partial<ChosenFile>): void {
    this.#replace(
      this.#chosen.map((one) =>
        one.key === key ? { filename: one.filename, size_bytes: one.size_bytes, ...state, key } : one,
      ),
    );
  }

  #replace(chosen: readonly ChosenFile[]): void {
    this.#chosen = chosen;
    this.#around.keeping.write(this.#ready());
    for (const listener of this.#listeners) {
      listener();
    }
  }
}
