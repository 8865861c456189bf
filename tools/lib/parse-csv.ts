/** The records of comma-separated text according to RFC 4180: quoted fields may contain commas, doubled quotes and line breaks. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const lines = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/gy;
  while (field.lastIndex < lines.length) {
    const match = field.exec(lines);
    if (match === null) {
      throw new Error(`Line ${records.length + 1} is not comma-separated text`);
    }
    const [, quoted, plain = '', end] = match;
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') {
      records.push(record);
      record = [];
    }
  }
  return records;
}
