import { LRUCache } from 'lru-cache';
import { askGate, type GateQuestion } from './ask-gate';

/** What the gate said: neither a version nor a release changes, so it is asked once for each. */
export class GateResults {
  private readonly known = new LRUCache<string, readonly string[]>({ max: 500 });
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly ask: typeof askGate = askGate) {}

  /**
   * @returns as `askGate` does
   * @throws when the gate does not answer; the next time it is asked again
   */
  of(question: GateQuestion): Promise<readonly string[]> {
    const { release, part, version } = question;
    const key = `${release} ${part}@${version}`;
    // One question at a time, however many tabs have some.
    const turn = this.last.then(async () => {
      const breaks = this.known.get(key) ?? (await this.ask(question));
      this.known.set(key, breaks);
      return breaks;
    });
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
