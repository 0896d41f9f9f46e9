/**
 * Bytes under keys, each written once and never changed: `remotes/catalog/1.8.2/…/main.js`. Where
 * they lie is for a driver to know: in a folder, in a table of PostgreSQL, in a bucket of S3.
 */
export interface ObjectStore {
  /** for messages, without a password: `s3://bucket/prefix` */
  readonly address: string;
  /** @throws ObjectMissingError when there is none */
  get(key: string): Promise<Uint8Array>;
  /**
   * Not every S3 server has a conditional PUT: of two writers at once the second may replace the
   * first there. So a key that two may write at once has to hold the hash of its bytes, or a number
   * drawn by the writer.
   * @returns false when the key has an object already, which stays as it is
   */
  put(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Keys that begin so, in no order. */
  list(prefix: string): AsyncIterable<string>;
  /** Nothing happens when there is none. */
  delete(key: string): Promise<void>;
}

/** What a store could not do; the next attempt may succeed. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** A key that no object has. */
export class ObjectMissingError extends Error {
  override readonly name = 'ObjectMissingError';
}
