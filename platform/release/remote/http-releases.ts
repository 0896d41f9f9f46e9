import { openAsBlob } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AppVersion } from '../../release-set/release-set';
import type { UploadedVersion } from '../accept/store-version';
import type {
  Moved,
  PromoteRequest,
  Releases,
  RollbackRequest,
  WithdrawRequest,
} from '../releases';
import type { LogLine } from '../reports/log';
import type { Status } from '../reports/status';
import { type RefusalKind, RejectedError, statusOf } from '../store/rejected-error';
import { timeoutsMs } from '../timeouts';

/** A store over HTTP, as the team uses it whose token it is. */
export class HttpReleases implements Releases {
  private readonly base: string;

  /** @param store address of the site, or of the release server */
  constructor(
    store: string,
    private readonly token: string | undefined,
  ) {
    this.base = `${store.replace(/\/(_release\/?)?$/, '')}/_release`;
  }

  workFolder(): Promise<string> {
    return mkdtemp(path.join(os.tmpdir(), 'shop-publish-'));
  }

  async publishedFiles(name: string, version: string): Promise<string | undefined> {
    const { files } = await this.call<{ files?: string }>(`/parts/${name}/${version}`);
    return files;
  }

  async publish(
    { contract, files, folder }: UploadedVersion,
    why?: string,
  ): Promise<Pick<AppVersion, 'name' | 'version'>> {
    const form = new FormData();
    form.append('announcement', JSON.stringify({ contract, files, why }));
    for (const file of Object.keys(files)) {
      form.append('file', await openAsBlob(path.join(folder, file)), file);
    }
    return this.call('/parts', { method: 'POST', body: form });
  }

  conflicts(name: string, version: string): Promise<readonly string[]> {
    return this.call(`/parts/${name}/${version}/misfits`);
  }

  promote(request: PromoteRequest): Promise<Moved> {
    return this.send('/promote', request);
  }

  rollback({ apps: [first, ...more], ...rest }: RollbackRequest): Promise<Moved> {
    // A store that knows one app only refuses a list, in place of rolling back something else.
    return this.send('/rollback', { ...rest, part: more.length > 0 ? [first, ...more] : first });
  }

  withdraw(request: WithdrawRequest): Promise<readonly string[]> {
    return this.send('/withdraw', request);
  }

  status(channel: string): Promise<Status> {
    return this.call(`/status?channel=${encodeURIComponent(channel)}`);
  }

  log(limit: number): Promise<readonly LogLine[]> {
    return this.call(`/log?limit=${limit}`);
  }

  private send<T>(route: string, body: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    return this.call(route, { method: 'POST', body: JSON.stringify(body), headers });
  }

  /** @throws RejectedError with what the store says */
  private async call<T>(route: string, init: RequestInit = {}): Promise<T> {
    if (!this.token) throw new RejectedError('set RELEASE_TOKEN to the token of your team');
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${this.token}`);
    const signal = AbortSignal.timeout(timeoutsMs.answer);
    const answer = await fetch(this.base + route, { ...init, headers, signal }).catch((error) => {
      const { cause, message } = error as Error & { cause?: Error };
      throw new RejectedError(`${this.base} does not answer: ${cause?.message || message}`);
    });
    const body = await answer.json().catch((error: unknown) => {
      if (!(error instanceof SyntaxError)) throw error;
    });
    if (answer.ok && body !== undefined) return body;
    const reason = body?.error;
    if (!reason) {
      throw new RejectedError(`${this.base} answered ${answer.status}: there is no release store`);
    }
    const kinds = Object.keys(statusOf) as RefusalKind[];
    throw new RejectedError(
      reason,
      kinds.find((kind) => statusOf[kind] === answer.status),
    );
  }
}
