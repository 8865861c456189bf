import type { Message } from '@abroad/contract/threads';
import type { ReadyFile } from '../files/file-queue.ts';

/** The person with whom a conversation begins: a mentor, or the other side of a booking. */
export type Beginning = { mentor_slug: string } | { booking_id: string };

/** The addressee of a message: a conversation, or the person with whom it begins one. */
export type Addressee = { thread_id: string } | Beginning;

/** A message that its author has sent and the server has not yet taken. */
export interface Waiting {
  client_message_id: string;
  to: Addressee;
  text: string;
  /** Files that the service has, for an hour. */
  files: ReadyFile[];
  /** Epoch milliseconds. */
  written_at: number;
  /** Whether the author knows the hidden parts, or nothing can be hidden. */
  is_checked: boolean;
  /** It was taken back and changed before it was known whether it had arrived. */
  is_changed: boolean;
}

/**
 * `sending` also while it waits for a connection; `asks` whether it may go with parts hidden; `refused` if sending it
 * again would change nothing; `arrived_before` if the other side has its first text.
 */
export type WaitingState =
  | { state: 'sending' }
  | { state: 'offline' }
  | { state: 'asks'; shown_text: string }
  | { state: 'refused'; error: unknown }
  | { state: 'arrived_before' };

export type Entry = Waiting & WaitingState;

/** The parts of an unsent message that its author gets back. */
export interface TakenBack extends Pick<Waiting, 'text' | 'files'> {
  /** The id under which it may have arrived; null if it hasn't. Sent again under this id, it can't arrive twice. */
  client_message_id: string | null;
}

interface Server {
  /** @returns the text as the other side would read it, or null if it is unchanged */
  check: (waiting: Waiting) => Promise<string | null>;
  /** Sending the same `client_message_id` again gives the first message. */
  send: (waiting: Waiting) => Promise<Message>;
  /** Whether the service has refused it finally. */
  isRefused: (error: unknown) => boolean;
}

/** The storage that the tabs of one person share. */
interface Keeping {
  read: () => Waiting[];
  write: (waiting: readonly Waiting[]) => void;
}

interface Surroundings {
  server: Server;
  keeping: Keeping;
  /** Calls a function once after a delay. */
  later: (then: () => void, delay_ms: number) => void;
}

/** Milliseconds after which a message is sent againwithout an answer; it is sent earlier if the browser is online again. */
const again_ms = [2000, 5000, 15_000] as const;

/**
 * Messages on their way: kept in the browser until the server has taken them, sent in order and one at a time, and sent
 * again until there is an answer. By its id, a message that arrived twice is stored once.
 */
export class Outbox {
  #entries: readonly Entry[];
  /** The shared messages when this tab last looked. */
  #shared: ReadonlySet<string>;
  #isBusy = false;
  #failures = 0;
  readonly #around: Surroundings;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<(message: Message, waiting: Waiting) => void>();

  constructor(around: Surroundings) {
    this.#around = around;
    const waiting = around.keeping.read();
    this.#entries = waiting.map((one) => ({ ...one, state: 'sending' }));
    this.#shared = idsOf(waiting);
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls a listener for each message that the server has accepted. */
  subscribeSent(listener: (message: Message, waiting: Waiting) => void): () => void {
    this.#sentListeners.add(listener);
    return () => this.#sentListeners.delete(listener);
  }

  add(waiting: Waiting): void {
    this.#replace([...this.#entries, { ...waiting, state: 'sending' }]);
    void this.flush();
  }

  /** Takes a message back. @returns the parts that its author can change and send again */
  drop(client_message_id: string): TakenBack {
    const {
      text = '',
      files = [],
      state,
    } = this.#entries.find((entry) => entry.client_message_id === client_message_id) ?? {};
    this.#replace(this.#entries.filter((entry) => entry.client_message_id !== client_message_id));
    const mayHaveArrived = state === 'sending' || state === 'offline';
    return { text, files, client_message_id: mayHaveArrived ? client_message_id : null };
  }

  /** Removes messages that another tab has sent or taken back. Called when the shared storage has changed. */
  lookAgain(): void {
    const now = idsOf(this.#around.keeping.read());
    const left = this.#entries.filter(({ client_message_id: id }) => !this.#shared.has(id) || now.has(id));
    this.#shared = now;
    if (left.length < this.#entries.length) {
      this.#replace(left);
    }
  }

  /** Sends a message that was refused, whose author now knows the hidden parts, or that follows its first version. */
  retry(client_message_id: string): void {
    this.#change(client_message_id, { state: 'sending' }, { is_checked: true });
    void this.flush();
  }

  /** Sends the waiting messages. Called again when there is a connection. */
  async flush(): Promise<void> {
    if (this.#isBusy) {
      return;
    }
    this.#isBusy = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      // One after the other: they keep their order.
      // eslint-disable-next-line no-await-in-loop
      if (!(await this.#deliver(next))) {
        break;
      }
    }
    this.#isBusy = false;
  }

  #next(): Entry | undefined {
    return this.#entries.find(({ state }) => state === 'sending' || state === 'offline');
  }

  /** @returns whether the next one may be sent */
  async #deliver(entry: Entry): Promise<boolean> {
    const { server, later } = this.#around;
    try {
      if (!entry.is_checked) {
        const shown_text = await server.check(entry);
        if (shown_text !== null) {
          this.#change(entry.client_message_id, { state: 'asks', shown_text });
          return true;
        }
      }
      const message = await server.send(entry);
      this.#failures = 0;
      for (const listener of this.#sentListeners) {
        listener(message, entry);
      }
      const now = this.#entries.find((one) => one.client_message_id === entry.client_message_id);
      if (now !== undefined && now.text !== entry.text) {
        // It was changed while it was on its way, and comes next.
        return true;
      }
      if (entry.is_changed && !isSameText(message.text, entry.text)) {
        // It is a separate message from now on.
        const part = { client_message_id: crypto.randomUUID(), is_changed: false };
        this.#change(entry.client_message_id, { state: 'arrived_before' }, part);
      } else {
        this.drop(entry.client_message_id);
      }
      return true;
    } catch (error) {
      if (server.isRefused(error)) {
        this.#change(entry.client_message_id, { state: 'refused', error });
        return true;
      }
      this.#change(entry.client_message_id, { state: 'offline' });
      later(() => void this.flush(), again_ms[Math.min(this.#failures, again_ms.length - 1)] ?? 0);
      this.#failures += 1;
      return false;
    }
  }

  #change(client_message_id: string, state: WaitingState, part: Partial<Waiting> = {}): void {
    this.#replace(
      this.#entries.map((entry) =>
        entry.client_message_id === client_message_id ? { ...kept(entry), ...part, ...state } : entry,
      ),
    );
  }

  #replace(entries: readonly Entry[]): void {
    const { keeping } = this.#around;
    const own = idsOf([...this.#entries, ...entries]);
    const ofOtherTabs = keeping.read().filter(({ client_message_id }) => !own.has(client_message_id));
    this.#entries = entries;
    keeping.write([...ofOtherTabs, ...entries.map(kept)]);
    this.#shared = idsOf(keeping.read());
    for (const listener of this.#listeners) {
      listener();
    }
  }
}

const idsOf = (all: readonly Waiting[]): ReadonlySet<string> =>
  new Set(all.map(({ client_message_id }) => client_message_id));

/** Whether two texts are equal, apart from the service's normalisation of spaces and accents. */
const isSameText = (one: string | null, other: string): boolean => one !== null && plain(one) === plain(other);
const plain = (text: string): string => text.normalize().replaceAll(/\s+/gu, ' ').trim();

/** Returns the parts of a message that outlive the page. */
const kept = ({ client_message_id, to, text, files, written_at, is_checked, is_changed }: Waiting): Waiting => ({
  client_message_id,
  to,
  text,
  files,
  written_at,
  is_checked,
  is_changed,
});

export const isTo = (one: Addressee, other: Addressee): boolean => JSON.stringify(one) === JSON.stringify(other);
