import { openAsBlob } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type RefusalKind, RejectedError, statusOf } from '../../release-set/rejected-error';
import { withOwnCommands } from '../../release-set/site-command';
import { makeDraftFolder } from '../../release-store/drafts';
import type { Releases } from '../releases';
import { timeoutsMs } from '../timeouts';

/**
 * A store over HTTP, as the team uses it whose token it is.
 * @param store address of the site, or of the release server
 */
export function httpReleases(store: string, token: string | undefined): Releases {
  const base = `${store.replace(/\/(_release\/?)?$/, '')}/_release`;

  function unanswered({ cause, message }: Error & { cause?: NodeJS.ErrnoException }): never {
    const why = cause?.code?.startsWith('ERR_SSL_')
      ? 'it may speak http, not https'
      : cause?.message || message;
    throw new RejectedError(`${base} does not answer: ${why}`);
  }

  /** @throws RejectedError with what the store says */
  async function call(route: string, init: RequestInit = {}) {
    if (!token) throw new RejectedError('set RELEASE_TOKEN to the token of your team');
    // The refusal of `Headers` has the token in it.
    if (/[^!-~]/.test(token)) {
      throw new RejectedError('RELEASE_TOKEN has a space or line break, which no token has');
    }
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    const signal = AbortSignal.timeout(timeoutsMs.answer);
    const answer = await fetch(base + route, { ...init, headers, signal }).catch(unanswered);
    const body = await answer.json().catch((error) => {
      if (error.name !== 'SyntaxError') unanswered(error);
    });
    if (answer.ok && body !== undefined) return body;
    if (!body?.error) {
      const cause =
        answer.ok || answer.status === 404
          ? 'there is no release store, or the site has no RELEASE_URL'
          : 'that is not from the release store but from a proxy before it; status says what was done';
      throw new RejectedError(`${base} answered ${answer.status}: ${cause}`);
    }
    const kinds = Object.keys(statusOf) as RefusalKind[];
    throw new RejectedError(
      withOwnCommands(String(body.error)),
      kinds.find((kind) => statusOf[kind] === answer.status),
    );
  }

  const send = (route: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return call(route, { method: 'POST', body: JSON.stringify(body), headers });
  };

  return {
    workFolder: () => makeDraftFolder(os.tmpdir()),
    published: (name, version) => call(`/parts/${name}/${version}`),
    async publish({ contract, files, folder }, why) {
      const form = new FormData();
      form.append('announcement', JSON.stringify({ contract, files, why }));
      for (const file of Object.keys(files)) {
        form.append('file', await openAsBlob(path.join(folder, file)), file);
      }
      return call('/parts', { method: 'POST', body: form });
    },
    conflicts: (name, version) => call(`/parts/${name}/${version}/misfits`),
    promote: (request) => send('/promote', request),
    // A store that knows one app only refuses a list, in place of rolling back something else.
    rollback: ({ apps: [first, ...more], ...rest }) =>
      send('/rollback', { ...rest, part: more.length > 0 ? [first, ...more] : first }),
    remove: (request) => send('/remove', request),
    withdraw: (request) => send('/withdraw', request),
    status: (channel) => call(`/status?channel=${encodeURIComponent(channel)}`),
    libraries: (channel) => call(`/libraries?channel=${encodeURIComponent(channel)}`),
    types: (channel, versions) => {
      const asked = versions.map((version) => ['version', version]);
      return call(`/types?${new URLSearchParams([['channel', channel], ...asked])}`);
    },
    log: (limit) => call(`/log?limit=${limit}`),
  };
}
