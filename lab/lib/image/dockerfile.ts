/** One instruction of a Dockerfile: its name, the flags before its words (`--from=build`), and the rest as written. */
export interface Instruction {
  name: string;
  flags: Readonly<Record<string, string>>;
  rest: string;
}

/** The instructions of a Dockerfile in their order, without comments and with continued lines in one. */
export function readInstructions(text: string): Instruction[] {
  const lines = text.split('\n').filter((line) => !line.trimStart().startsWith('#'));
  return lines
    .join('\n')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', flags = '', rest = ''] = /^(\w+)\s+((?:--[\w-]+=\S+\s+)*)(.*)$/.exec(line.trim()) ?? [];
      const pairs = flags.split(/\s+/).filter(Boolean);
      return { name, rest, flags: Object.fromEntries(pairs.map((pair) => pair.slice(2).split(/=(.*)/).slice(0, 2))) };
    });
}

/** The list of an `ENTRYPOINT`, a `CMD` or a `HEALTHCHECK CMD`, which are written in JSON here. */
export function listOf(text: string): string[] {
  const list: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (!Array.isArray(list)) throw new Error(`${text}: commands are lists here`);
  return list.map(String);
}

/** The pairs of an `ENV`, whose values hold no spaces here. */
export const pairsOf = (text: string): [string, string][] =>
  text.split(/\s+/).map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
