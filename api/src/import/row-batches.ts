import type { Transaction } from 'kysely';
import type { Write } from '../db/schema';
import type { Row } from './compare-rows';

/** The tables are named by the caller, so their columns are not known to TypeScript. */
export const anyTable = (write: Write) => write as unknown as Transaction<Record<string, Row>>;

/** Rows per statement: well below PostgreSQL's 65,535 parameters for any table here. */
const batchSize = 500;

export function* inBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += batchSize) {
    yield items.slice(start, start + batchSize);
  }
}

/** Deletes the rows of a table that have one of these values in the column `key`. */
export async function removeRows(
  write: Write,
  { table, key }: { table: string; key: string },
  values: readonly unknown[],
): Promise<void> {
  for (const batch of inBatches(values)) {
    await anyTable(write).deleteFrom(table).where(key, 'in', batch).execute();
  }
}
