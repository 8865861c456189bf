const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const firstIn = (agent: string, table: readonly (readonly [string, string])[]) =>
  table.find(([mark]) => agent.includes(mark))?.[1];

/** Returns a browser's name for a list: "Firefox, Windows". Undefined if the agent names neither. */
export function browserName(agent: string): string | undefined {
  const [browser, system] = [firstIn(agent, BROWSERS), firstIn(agent, SYSTEMS)];
  return browser === undefined || system === undefined ? (browser ?? system) : `${browser}, ${system}`;
}
