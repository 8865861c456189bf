/** For a test API's setting of the same name. */
export const METRICS_TOKEN = 'a-token-of-a-test';

export const askForMetrics = (base_url: string, authorization = `Bearer ${METRICS_TOKEN}`) =>
  fetch(`${base_url}/api/metrics`, { headers: { authorization } });

/** Reads Prometheus' text format: each series with its value. */
export async function readMetrics({ base_url }: { base_url: string }): Promise<Map<string, number>> {
  const text = await (await askForMetrics(base_url)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/ (\S+)$/.exec(line)?.[1])]));
}
