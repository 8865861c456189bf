import { createRequire } from 'node:module';
import type { PeerEngine } from '../peer-query.ts';
import { toSphinxql } from './to-sphinxql.ts';

/** The part of mysql2 that is used; Sphinx supports its protocol. */
interface Mysql {
  createPool(options: Record<string, unknown>): { query(text: string): Promise<[unknown]> };
}
type Answers = [hits: { id: number }[], meta: { Value: string }[]];

const CONNECTIONS = 8;

/** Queries Sphinx. @param place its port, and the folder with mysql2, separated by a space. */
export function openSphinx(place: string): PeerEngine {
  const [port = '', client = ''] = place.split(' ');
  const mysql = createRequire(`${client}/package.json`)('mysql2/promise') as Mysql;
  const pool = mysql.createPool({
    host: '127.0.0.1',
    port: Number(port),
    connectionLimit: CONNECTIONS,
    multipleStatements: true,
  });
  return {
    async search(query) {
      const [answers] = await pool.query(toSphinxql(query));
      const [hits, meta] = answers as Answers;
      return { ordinals: hits.map(({ id }) => id), total: Number(meta[0]?.Value) };
    },
  };
}
