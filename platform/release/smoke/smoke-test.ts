import { messageOf } from '../../async';
import type { AppFolder } from './bundle';

/** Called before code of an app runs, with what of it: code that never ends cannot report. */
export type OnProgress = (app: string, what: string) => void;

/** The test of one app: what of it runs, and what was found. */
export class SmokeTest {
  /** a sentence each */
  readonly problems: string[] = [];
  private readonly app: string;

  constructor(
    { contract: { name, version } }: Pick<AppFolder, 'contract'>,
    private readonly onProgress: OnProgress,
  ) {
    this.app = `${name}@${version}`;
  }

  begin(what: string): void {
    this.onProgress(this.app, what);
  }

  /** @param problems the rest of a sentence each, which begins with the app */
  add(...problems: readonly string[]): void {
    this.problems.push(...problems.map((problem) => `${this.app} ${problem}`));
  }

  /**
   * Runs code of the app. That it throws is a problem.
   * @param problem the rest of the sentence, up to why
   * @returns what the code does; undefined when it throws
   */
  async attempt<T>(problem: string, work: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.add(`${problem}: ${messageOf(error).split('\n')[0]}`);
      return undefined;
    }
  }
}
