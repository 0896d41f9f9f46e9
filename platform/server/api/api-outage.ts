/** While an outage lasts, its failed calls are logged this often, in ms. */
const summaryMs = 60_000;
/** An answer ends an outage when nothing failed for so long before it, in ms. */
const quietMs = 5_000;

type Warn = (details: object, message: string) => void;

/**
 * Logs when the API does not answer: a line as it begins, one a minute with the number of calls
 * that failed, one when it is over. All calls of pages and browsers are noted here, so that an
 * outage does not fill the log.
 */
export class ApiOutage {
  private warn: Warn = () => undefined;
  private outage: { since: number; failedAt: number; calls: number; unlogged: number } | undefined;
  private timer: NodeJS.Timeout | undefined;

  writeTo(warn: Warn): void {
    this.warn = warn;
  }

  /** @param error why a call got no answer, or what the answer said of the API */
  failed(error: Error): void {
    const now = performance.now();
    this.outage ??= this.begin(error, now);
    this.outage.failedAt = now;
    this.outage.calls += 1;
    this.outage.unlogged += 1;
  }

  answered(): void {
    if (!this.outage || performance.now() - this.outage.failedAt < quietMs) return;
    this.warn(this.summary(this.outage), 'the API answers again');
    clearInterval(this.timer);
    this.outage = undefined;
  }

  private begin(error: Error, since: number) {
    const { code, message } = (error.cause ?? error) as Error & { code?: string };
    this.warn({ code, reason: message || code }, 'the API does not answer');
    this.timer = setInterval(() => {
      if (!this.outage || this.outage.unlogged === 0) return;
      this.outage.unlogged = 0;
      this.warn(this.summary(this.outage), 'the API still does not answer');
    }, summaryMs).unref();
    // The line has logged the first call.
    return { since, failedAt: since, calls: 0, unlogged: -1 };
  }

  private summary({ since, calls }: { since: number; calls: number }) {
    return { failedCalls: calls, seconds: Math.round((performance.now() - since) / 1000) };
  }
}
