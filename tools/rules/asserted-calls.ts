/** The way in which a test makes a call: with the client, by its URL, or through a function that does either. */
export interface Asking {
  name: string;
  /** The path up to its first parameter. */
  address: string;
  /** Functions shared by tests that make the call under another name. */
  helpers: readonly string[];
}

const escaped = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** The functions of a file, outside of its tests, in which a call is made. */
function ownHelpers(file: string, asks: RegExp): string[] {
  const outside = file.split(/^(?=(?:test|describe)\b)/m)[0] ?? '';
  return outside
    .split(/^(?=(?:async )?function|const)/m)
    .filter((part) => asks.test(part))
    .flatMap((part) => /^(?:async function|function|const) (\w+)/.exec(part)?.[1] ?? []);
}

/** The names that a statement gives to the result. */
function namesGiven(statement: string): string[] {
  const target = /(?:const|let)\s+(\{[^=]*\}|\[[^=]*\]|\w+)(?::[^=]+)?\s*=/.exec(statement)?.[1] ?? '';
  return target.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/**
 * Whether a test file makes a call and then asserts its result: within an `expect`, or by a name in the same test.
 * Reads the text, so it relies on the style of the files.
 */
export function assertsAnswer(file: string, { name, address, helpers }: Asking): boolean {
  if (![name, address, ...helpers].some((word) => file.includes(word))) {
    return false;
  }
  const direct = `\\.${name}\\(|urlOf\\('${name}'|${escaped(address)}`;
  const names = [
    ...helpers.map((helper) => `\\.${helper}`),
    ...ownHelpers(file, new RegExp(direct)).map((one) => `\\b${one}`),
  ];
  const asks = new RegExp([direct, ...names.map((one) => `${one}\\(`)].join('|'), 'g');
  return file.split(/^(?=\s*test\b)/m).some((block) =>
    [...block.matchAll(asks)].some(({ index }) => {
      const before = block.slice(0, index);
      const statement = before.slice(Math.max(before.lastIndexOf(';\n'), before.lastIndexOf('{\n')) + 1);
      const after = block.slice(index);
      return (
        /expect\(/.test(statement) ||
        namesGiven(statement).some((given) => new RegExp(`expect\\([^;]*\\b${escaped(given)}\\b`).test(after))
      );
    }),
  );
}
