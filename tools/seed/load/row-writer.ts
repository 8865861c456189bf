import { BYTES_OF_END, type VectorWriter } from '../words/vector-writer.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

const FIRST_SIZE = 1 << 20;
/** More than the fields of a row that are no texts take; it is kept free behind every text. */
const ROOM_FOR_A_ROW = 2048;
/** More than the value of a filter takes. */
const ROOM_FOR_A_LEXEME = 128;
/** Most bytes that one UTF-16 code unit takes in UTF-8. */
const MOST_BYTES = 3;
/** Shorter texts are written faster letter by letter. */
const SHORT = 24;
/** Looked up once: strings have so many forms inside that every look-up takes long. */
const codeAt = String.prototype.charCodeAt;
const TWO_TO_THE_32 = 0x1_0000_0000;
/** 2000-01-01, from which PostgreSQL counts. */
const POSTGRES_EPOCH_MS = 946_684_800_000;
/** PostgreSQL's number of the type of texts, which never changes. */
const TEXT = 25;

/**
 * Writes rows in the binary format of COPY (PostgreSQL documentation, "COPY", "Binary Format"). Unlike strings it leaves
 * the garbage collector nothing to do, and PostgreSQL has nothing to read into numbers.
 */
export class RowWriter {
  #bytes: Buffer<ArrayBuffer>;
  #view: DataView;
  #used = 0;

  /** @param room is used as long as it suffices */
  constructor(room: ArrayBuffer = new ArrayBuffer(FIRST_SIZE)) {
    this.#bytes = Buffer.from(room);
    this.#view = new DataView(room);
  }

  /** Sees to it that there are so many bytes left. */
  #reserve(bytes: number): void {
    const needed = this.#used + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.from(new ArrayBuffer(needed * 2));
    // With what is written behind it of a field that has not ended.
    this.#bytes.copy(larger);
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }

  /** The rows so far, in a buffer of their own. The writer is of no use afterwards. */
  end(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#used);
  }

  /** Begins a row of so many fields, which are then written one after another. */
  row(fields: number): void {
    this.#reserve(ROOM_FOR_A_ROW);
    this.#view.setInt16(this.#used, fields);
    this.#used += 2;
  }

  none(): void {
    this.#word(-1);
  }

  #word(value: number): void {
    this.#view.setInt32(this.#used, value);
    this.#used += 4;
  }

  uuid(first: number, second: number, third: number, fourth: number): void {
    this.#word(16);
    this.#word(first);
    this.#word(second);
    this.#word(third);
    this.#word(fourth);
  }

  text(value: string): void {
    const start = this.#used + 4;
    this.#end(start, this.#put(value, start));
  }

  /** A text in parts, which need not be put together before. */
  joined(parts: readonly string[], separator = ''): void {
    const start = this.#used + 4;
    let end = start;
    for (let nth = 0; nth < parts.length; nth += 1) {
      if (nth > 0) end = this.#put(separator, end);
      end = this.#put(parts[nth] as string, end);
    }
    this.#end(start, end);
  }

  /** Ends a field that is written from a place on, in front of which its length comes. */
  #end(start: number, end: number): void {
    this.#word(end - start);
    this.#used = end;
  }

  /** Writes letters to a place behind what is used, with room for the rest of the row behind them. @returns their end */
  #put(value: string, start: number): number {
    const { length } = value;
    this.#reserve(start - this.#used + length * MOST_BYTES + ROOM_FOR_A_ROW);
    let end = start;
    if (length < SHORT) {
      const bytes = this.#bytes;
      for (let at = 0; at < length; at += 1) {
        const code = codeAt.call(value, at);
        if (code > 127) {
          end = start;
          break;
        }
        bytes[end] = code;
        end += 1;
      }
    }
    return end === start && length > 0 ? start + this.#bytes.write(value, start) : end;
  }

  /** A field that is written down already. */
  bytes(value: Uint8Array): void {
    this.#reserve(value.length + ROOM_FOR_A_ROW);
    this.#word(value.length);
    this.#bytes.set(value, this.#used);
    this.#used += value.length;
  }

  boolean(value: boolean): void {
    this.#word(1);
    this.#bytes[this.#used] = value ? 1 : 0;
    this.#used += 1;
  }

  smallint(value: number): void {
    this.#word(2);
    this.#view.setInt16(this.#used, value);
    this.#used += 2;
  }

  integer(value: number): void {
    this.#word(4);
    this.#word(value);
  }

  bigint(value: number): void {
    this.#word(8);
    this.#word(Math.floor(value / TWO_TO_THE_32));
    this.#word(value % TWO_TO_THE_32);
  }

  /** @param ms milliseconds since 1970, after 2000 */
  timestamp(ms: number): void {
    this.bigint((ms - POSTGRES_EPOCH_MS) * 1000);
  }

  /** An array of texts. */
  texts(values: readonly string[]): void {
    const count = values.length;
    this.#reserve(ROOM_FOR_A_ROW);
    const start = this.#used;
    this.#used += 4;
    this.#word(count === 0 ? 0 : 1);
    this.#word(0);
    this.#word(TEXT);
    if (count > 0) {
      this.#word(count);
      this.#word(1);
    }
    for (let at = 0; at < count; at += 1) this.text(values[at] as string);
    this.#view.setInt32(start, this.#used - start - 4);
  }

  vector(words: VectorWriter): void {
    this.#reserve(words.mostBytes + ROOM_FOR_A_ROW);
    const start = this.#used + 4;
    const end = words.write(this.#bytes, start);
    this.#word(end - start);
    this.#used = end;
  }

  /** A tsvector without positions. @param numbers of words, in the order of their bytes */
  lexemes(vocabulary: Vocabulary, numbers: readonly number[]): void {
    this.#reserve(numbers.length * ROOM_FOR_A_LEXEME + ROOM_FOR_A_ROW);
    const start = this.#used;
    this.#used += 4;
    this.#word(numbers.length);
    let end = this.#used;
    for (const number of numbers) {
      end = vocabulary.copy(number, this.#view, end);
      // The end of the word and no positions; the next one is written over the fourth byte.
      this.#view.setInt32(end, 0);
      end += BYTES_OF_END;
    }
    this.#used = end;
    this.#view.setInt32(start, this.#used - start - 4);
  }

  /** A string of bits, eight in a byte. */
  bits(bits: Uint8Array): void {
    this.#reserve(bits.length + ROOM_FOR_A_ROW);
    this.#word(bits.length + 4);
    this.#word(bits.length * 8);
    this.#bytes.set(bits, this.#used);
    this.#used += bits.length;
  }
}
