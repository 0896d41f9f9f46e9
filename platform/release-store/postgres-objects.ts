import type { Database } from './database';
import { ObjectMissingError, type ObjectStore } from './objects';

/** Keys of one answer. */
const pageSize = 5_000;

/** Objects as rows of a table (`objectTable`). */
export function postgresObjects(database: Database, table = 'release_objects'): ObjectStore {
  return {
    address: 'PostgreSQL',
    async get(key) {
      const { rows } = await database.query(`select bytes from ${table} where key = $1`, [key]);
      if (!rows[0]) throw new ObjectMissingError(`${key} is not in PostgreSQL`);
      return rows[0].bytes;
    },
    async put(key, bytes) {
      const { rows } = await database.query(
        `insert into ${table} values ($1, $2) on conflict do nothing returning key`,
        [key, bytes],
      );
      return rows.length > 0;
    },
    async delete(key) {
      await database.query(`delete from ${table} where key = $1`, [key]);
    },
    async *list(prefix) {
      const statement = `select key from ${table}
        where key > $1 and starts_with(key, $2) order by key limit ${pageSize}`;
      for (let after = prefix.slice(0, -1); ; ) {
        const { rows } = await database.query(statement, [after, prefix]);
        for (const { key } of rows) yield key;
        if (rows.length < pageSize) return;
        after = rows.at(-1).key;
      }
    },
  };
}
