import { setTimeout as pause } from 'node:timers/promises';
import type { CacheCounts } from 'federated-site/observe';
import { LRUCache } from 'lru-cache';
import { type EncodedReply, encodeReply } from './encoded-reply';

interface ReplyCacheOptions {
  /** Reads the counter that grows with every change to the data. */
  readVersion: () => Promise<number>;
  /** How long (ms) a version counts after it was read. */
  trustVersionMs: number;
  /** Memory for cached replies; the ones used longest ago go first. */
  maxBytes: number;
  /** The clock, in ms. */
  now?: () => number;
}

/**
 * While no version can be read, cached replies are sent for so long after the last one that was, in
 * ms: PostgreSQL's failover to a standby takes half of it.
 */
const staleIfErrorMs = 60_000;
/** A version that takes longer to read, in ms, cannot be read at the moment. */
const maxReadMs = 1_000;

/** Bytes of an entry without its bodies and its key. */
const entryBytes = 1_000;

export type ReplyCache = ReturnType<typeof makeReplyCache>;

/**
 * Caches replies as long as the catalogue's version stays the same. Another process may change the
 * data: its change shows at the next read of the version, after `trustVersionMs` at the latest.
 * What is cached is sent for a minute more while no version can be read.
 */
export function makeReplyCache(options: ReplyCacheOptions) {
  const { readVersion, trustVersionMs, maxBytes, now = () => performance.now() } = options;
  const replies = new LRUCache<string, EncodedReply, () => Promise<unknown>>({
    maxSize: maxBytes,
    // Keys hold text of callers: a million addresses of empty lists take memory too.
    sizeCalculation: ({ bytes }, key) => bytes + key.length * 2 + entryBytes,
    fetchMethod: async (_key, _stale, { context: build }) => encodeReply(await build()),
    // What is being built when the cache is cleared still reaches its callers, and is not stored.
    ignoreFetchAbort: true,
  });
  const counts: CacheCounts = {
    hits: 0,
    misses: 0,
    get size() {
      return replies.size;
    },
  };
  let version = Number.NaN;
  let readAt = Number.NEGATIVE_INFINITY;
  let lastReadAt = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let notices = 0;
  let reading: Promise<void> | undefined;

  const refresh = async (): Promise<void> => {
    const startedAt = now();
    const noticesBefore = notices;
    const current = await readVersion();
    if (current !== version) replies.clear();
    version = current;
    lastReadAt = startedAt;
    isAway = false;
    // A notification that came while the version was read may be of a newer one.
    readAt = notices === noticesBefore ? startedAt : Number.NEGATIVE_INFINITY;
  };

  return {
    /** For metrics. */
    counts,
    /** The data may have changed: the version is read again before the next reply. */
    expire(): void {
      notices += 1;
      readAt = Number.NEGATIVE_INFINITY;
    },
    /**
     * The cached reply of `key`, or the value of `build`, encoded and cached.
     * @param build gets the version; the data it reads is as old as that, or newer
     */
    async reply(key: string, build: (version: number) => Promise<unknown>): Promise<EncodedReply> {
      if (now() - readAt >= trustVersionMs) {
        reading ??= refresh().finally(() => {
          reading = undefined;
        });
        const failed = reading.then(
          () => false,
          () => true,
        );
        if (!replies.has(key) || now() - lastReadAt >= staleIfErrorMs) await reading;
        else if (!isAway) {
          isAway = await Promise.race([failed, pause(maxReadMs, true, { ref: false })]);
        }
      }
      counts[replies.has(key) ? 'hits' : 'misses'] += 1;
      return replies.forceFetch(key, { context: () => build(version) });
    },
  };
}
