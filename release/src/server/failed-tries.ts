/** Wrong tokens from one address, per minute; more are told to wait. */
const most = 10;
const minute = 60_000;

/** Addresses remembered at most: one who has many cannot fill the memory. */
const remembered = 10_000;

/** Counts wrong tokens by address, so that nobody can try many. */
export class FailedTries {
  private readonly tries = new Map<string, { count: number; until: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns seconds to wait; 0 when the address may try */
  wait(address: string): number {
    const { count, until } = this.tries.get(address) ?? { count: 0, until: 0 };
    return count >= most && until > this.now() ? Math.ceil((until - this.now()) / 1000) : 0;
  }

  note(address: string): void {
    const known = this.tries.get(address);
    const running = known && known.until > this.now() ? known : undefined;
    this.tries.delete(address);
    this.tries.set(address, {
      count: (running?.count ?? 0) + 1,
      until: running?.until ?? this.now() + minute,
    });
    const [oldest] = this.tries.keys();
    if (this.tries.size > remembered && oldest !== undefined) this.tries.delete(oldest);
  }
}
