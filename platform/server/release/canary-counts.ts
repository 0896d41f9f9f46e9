import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { messageOf } from '../../async';
import { type Arm, type Canary, type Counts, noCounts } from '../../release-set/canary';
import type { FailureKind } from '../../release-set/release-set';
import { replaceFile } from '../../release-store/drafts';
import type { Settings } from '../settings';

/** A page that has not come alive (`hydrated`) within this is one that never does, in ms. */
const aliveMs = 8_000;
/** The way of its report, and what clocks differ by, in ms. */
const reportMs = 2_000;
/** The release server takes counts at once, or a second later; in ms. */
const sendMs = 1_000;

/** Pages that were sent in one second, and how many of them came alive; not counted yet. */
interface Recent {
  at: number;
  arm: Arm;
  pages: number;
  alive: number;
}

/**
 * Counts pages and failures of a version that a share of the visitors gets, and of the version of
 * all others. Each copy of the storefront has a file of its own in the store,
 * `counts/CANARY/COPY.json`; where it may not write, it gives it to the release server.
 */
export class CanaryCounts {
  private id: number | undefined;
  private totals = noCounts();
  private recent: Recent[] = [];
  private isWritten = true;
  private hasFailed = false;
  private readonly copy = `${os.hostname().replace(/[^\w-]/g, '-')}-${process.pid}-${randomUUID()}`;

  constructor(
    private readonly settings: Pick<Settings, 'storeDir' | 'releaseUrl'>,
    private readonly running: () => Canary | undefined,
    private readonly log: (line: string) => void,
  ) {}

  /** A page was sent. @param hasFailed on the server, so that an older version rendered it */
  page(arm: Arm, hasFailed: boolean): void {
    if (!this.isRunning()) return;
    const counts = this.totals[arm];
    counts.pages += 1;
    if (hasFailed) counts.server += 1;
    this.recentAt(arm, Date.now()).pages += 1;
  }

  /** A browser reports that a page came alive. @param ageMs time since it was asked for */
  alive(app: string, version: string, ageMs: number): void {
    const arm = this.armOf(app, version);
    if (arm && ageMs <= aliveMs) this.recentAt(arm, Date.now() - ageMs).alive += 1;
  }

  /** A browser reports that a version failed there. */
  failed(app: string, version: string, kind: FailureKind): void {
    const arm = this.armOf(app, version);
    // What fails on the server is counted for each page that is sent; `previous` follows another one.
    if (!arm || (kind !== 'load' && kind !== 'draw')) return;
    this.totals[arm][kind] += 1;
    this.isWritten = false;
  }

  /** @returns what this copy counted of the canary that runs; undefined without one */
  current(): Counts | undefined {
    return this.isRunning() ? this.totals : undefined;
  }

  /** Stores what was counted, if there is anything new; called each second. Never throws: it is tried again. */
  async write(now = Date.now()): Promise<void> {
    if (!this.isRunning()) return;
    this.settle(now);
    if (this.isWritten) return;
    this.isWritten = true;
    const text = JSON.stringify(this.totals);
    const { storeDir, releaseUrl } = this.settings;
    try {
      await replaceFile(path.join(storeDir, 'counts', String(this.id), `${this.copy}.json`), text);
      this.hasFailed = false;
    } catch (error) {
      const isSent = releaseUrl !== undefined && (await this.send(releaseUrl, text));
      // Sent, it stays as it is: more may have been counted meanwhile.
      if (!isSent) this.isWritten = false;
      if (!isSent && !this.hasFailed) this.log(`counts cannot be stored: ${messageOf(error)}`);
      this.hasFailed = !isSent;
    }
  }

  private async send(releaseUrl: string, counts: string): Promise<boolean> {
    const body = `{"id":${this.id},"copy":"${this.copy}","counts":${counts}}`;
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(sendMs);
    return fetch(`${releaseUrl}/counts`, { method: 'POST', headers, body, signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Counts begin again with each canary. */
  private isRunning(): boolean {
    const id = this.running()?.id;
    if (id !== this.id) {
      this.id = id;
      this.totals = noCounts();
      this.recent = [];
    }
    return id !== undefined;
  }

  private armOf(app: string, version: string): Arm | undefined {
    const canary = this.running();
    if (!this.isRunning() || canary?.app !== app) return undefined;
    if (version === canary.version) return 'canary';
    return version === canary.control ? 'control' : undefined;
  }

  private recentAt(arm: Arm, time: number): Recent {
    const at = Math.floor(time / 1_000);
    this.isWritten = false;
    const known = this.recent.find((one) => one.at === at && one.arm === arm);
    if (known) return known;
    const made = { at, arm, pages: 0, alive: 0 };
    this.recent.push(made);
    return made;
  }

  /** Moves what is old enough into the totals: what was reported before what was sent. */
  private settle(now: number): void {
    for (const one of this.recent) {
      const age = now - one.at * 1_000;
      if (age <= aliveMs) continue;
      this.isWritten = false;
      this.totals[one.arm].alive += one.alive;
      one.alive = 0;
      if (age <= aliveMs + reportMs) continue;
      this.totals[one.arm].settled += one.pages;
      one.pages = 0;
    }
    this.recent = this.recent.filter(({ pages, alive }) => pages + alive > 0);
  }
}
