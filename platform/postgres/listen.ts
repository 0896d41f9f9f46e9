import pg from 'pg';

/** A connection that broke is opened again after this, in ms; it is given up after the other. */
const [retryMs, connectTimeoutMs] = [1_000, 5_000];

/** A connection over which nothing came for so long, in ms, is asked whether it is there. */
const keepAliveMs = 10_000;

/**
 * Listens to a channel of PostgreSQL over a connection of its own. While that is away nothing is
 * heard: whoever listens reads now and then by itself. A pooler that shares connections between
 * transactions passes no notifications on.
 * @param connectionString address of the database
 * @param name what the connection is called in `pg_stat_activity`
 * @param onNotice called for each notice, and when the connection is there again: some were missed
 * @returns a function that ends it
 */
export function listen(
  connectionString: string,
  name: string,
  channel: string,
  onNotice: () => void,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...{ connectionString, application_name: name },
      // A machine that is gone closes nothing: without a delay the system asks after two hours.
      ...{ keepAlive: true, keepAliveInitialDelayMillis: keepAliveMs },
      connectionTimeoutMillis: connectTimeoutMs,
    });
    client = next;
    next.on('notification', onNotice);
    // `end` follows.
    next.on('error', () => undefined);
    next.once('end', retry);
    await next.connect();
    await next.query(`listen ${channel}`);
    onNotice();
  };
  const retry = (): void => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => connect().catch(retry), retryMs).unref();
  };
  connect().catch(retry);

  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
