/** Rows per statement: well below PostgreSQL's 65,535 parameters for any table here. */
const batchSize = 500;

/** A list in pieces that one statement can take. */
export function* inBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += batchSize) {
    yield items.slice(start, start + batchSize);
  }
}
