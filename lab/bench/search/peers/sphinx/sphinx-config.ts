import { COLUMNS } from '../../documents/lines.ts';

const TYPES: Readonly<Record<Exclude<(typeof COLUMNS)[number], 'ordinal'>, string>> = {
  a: 'field',
  b: 'field',
  c: 'field',
  d: 'field',
  f: 'field',
  years: 'attr_multi',
  rank_score: 'attr_uint',
  rating: 'attr_uint',
  created: 'attr_bigint',
  name_order: 'attr_uint',
};
/** The first column is the id, which has no name. */
const columns = COLUMNS.filter((name) => name !== 'ordinal').map((name) => `  tsvpipe_${TYPES[name]} = ${name}`);

/** Words are already normalised, so every letter is literal; prefixes are indexed, because queries use them. */
const part = (file: string, number: number) => `
source part_${number}
{
  type = tsvpipe
  tsvpipe_command = cat ${file}
${columns.join('\n')}
}
index part_${number}
{
  type = plain
  source = part_${number}
  path = ${file}.sphinx
  docinfo = extern
  dict = crc
  min_prefix_len = 2
  prefix_fields = a, b, c, d
  min_word_len = 1
  charset_table = 0..9, a..z, U+AA..U+2FFFF
}`;

/** Where Sphinx works. */
export interface SphinxPlace {
  folder: string;
  /** Documents, one file per part. */
  files: readonly string[];
  port: number;
}

/**
 * Sphinx's settings, for speed: attributes in memory, both parts searched in parallel, no log, no limit except
 * the best thousand.
 */
export const sphinxConfig = ({ folder, files, port }: SphinxPlace): string => `${files.map(part).join('\n')}
index mentors
{
  type = distributed
${files.map((_, number) => `  local = part_${number}`).join('\n')}
}
indexer
{
  mem_limit = 1024M
}
searchd
{
  listen = 127.0.0.1:${port}:mysql41
  pid_file = ${folder}/searchd.pid
  log = ${folder}/searchd.log
  binlog_path =
  workers = threads
  dist_threads = ${files.length}
  max_children = 0
  seamless_rotate = 0
  subtree_docs_cache = 16M
  subtree_hits_cache = 32M
}
`;
