interface ReadCalendar {
  /** The displayed number of times of each day, by date. */
  counts: Map<string, number>;
  /** The displayed times of the chosen day. */
  times: { start: number; clock: string }[];
}

/** Reads the availability page in English as the server sends it. */
export function readCalendar(html: string): ReadCalendar {
  const days = html.matchAll(
    /data-day="(?<date>[\d-]+)".*?class="unseen">[^<]*?(?:, (?<count>\d+) available times?)?<\/span>/g,
  );
  const links = html.matchAll(/role="radio"[^>]*?[?;]start=(?<start>[^&"]+)[^>]*><span>(?<clock>[^<]+)<\/span>/g);
  return {
    counts: new Map([...days].map(({ groups }) => [groups?.['date'] ?? '', Number(groups?.['count'] ?? 0)])),
    times: [...links].map(({ groups }) => ({
      start: Date.parse(decodeURIComponent(groups?.['start'] ?? '')),
      clock: groups?.['clock'] ?? '',
    })),
  };
}
