import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { canaryChannel, liveChannel } from '../release-set/canary';
import { checkedName } from '../release-set/names';
import { signClaim } from '../release-set/preview-claim';
import { RejectedError } from '../release-set/rejected-error';
import type { ReleaseSet } from '../release-set/release-set';
import { releaseCommand } from '../release-set/site-command';
import { contractIntegrity } from './accept/check-contract';
import { storeVersion } from './accept/store-version';
import { share } from './canary/share';
import { takeBack } from './canary/take-back';
import { checkVersions } from './gate/check-versions';
import { versionsOf } from './operations/derive-set';
import { promote } from './operations/promote';
import { remove } from './operations/remove';
import { rollback } from './operations/rollback';
import { withdraw } from './operations/withdraw';
import type { Moved, Releases } from './releases';
import { liveLibraries } from './reports/libraries';
import { log } from './reports/log';
import { status } from './reports/status';
import { type FolderStore, notedSite } from './store/folder-store';
import { isOneOf } from './tokens/tokens';
import { liveTypes } from './types/live-types';

/**
 * A store in a folder, as one person or one team uses it.
 * @param by goes into the log
 * @param own names and patterns of apps that may be moved (`isOneOf`); all without it
 */
export function folderReleases(store: FolderStore, by: string, own?: readonly string[]) {
  /** @throws when the app is another team's */
  const assertMayMove = (name: string): void => {
    if (!own || isOneOf(own, name)) return;
    throw new RejectedError(`this token is for ${own.join(' and ')}, not for ${name}`, 'forbidden');
  };

  /** @throws for the channel that belongs to `--share` */
  const assertMayUse = (channel: string): void => {
    if (channel !== canaryChannel) return;
    throw new RejectedError(`the channel "${channel}" is that of promote --share`, 'invalid');
  };

  /** @param shown the app whose page a preview opens with */
  async function moved(set: ReleaseSet, channel: string, shown = 'host'): Promise<Moved> {
    const page = set.parts[shown]?.paths.find((path) => /^\/[\w/-]*$/.test(path)) ?? '/';
    return {
      release: set.id,
      parts: versionsOf(set.parts),
      ...(channel === liveChannel
        ? {}
        : { preview: await previewPath(store, channel, page), site: notedSite(store.folder) }),
    };
  }

  const releases: Releases = {
    workFolder: () => store.makeIncomingFolder(),
    async published(name, version) {
      if (!(await store.isPublished(name, version))) return {};
      const files = (await store.readPublication(name, version))?.files;
      return { files, contract: contractIntegrity(await store.readVersion(name, version)) };
    },
    async publish(upload, why) {
      assertMayMove(upload.contract.name);
      return storeVersion(store, upload, { by, why });
    },
    async conflicts(name, version) {
      assertMayMove(name);
      const live = await store.currentSet(liveChannel);
      if (!live) return [];
      const [verdict] = await checkVersions(store, [[name, version]], live);
      return verdict?.breaks ?? [];
    },
    async promote(request) {
      const names = Object.keys(request.versions);
      for (const name of names) assertMayMove(name);
      assertMayUse(request.channel);
      const { share: part, ...rest } = request;
      if (part === undefined) {
        if (rest.promoteAfterMs !== undefined) throw new RejectedError(sharesAfter, 'invalid');
      } else {
        if (!Number.isInteger(part) || part < 1 || part > 99) {
          throw new RejectedError(`--share is 1 to 99 of 100 visitors, not ${part}`, 'invalid');
        }
        if (request.channel !== liveChannel) throw new RejectedError(sharesLive, 'invalid');
        return moved(await share(store, { ...rest, share: part, by }), liveChannel);
      }
      return moved(await promote(store, { ...request, by }), request.channel, names[0]);
    },
    async rollback(request) {
      for (const name of request.apps) assertMayMove(name);
      assertMayUse(request.channel);
      const [app, ...more] = request.apps;
      if (app && more.length === 0 && !request.to && request.channel === liveChannel) {
        const takenBack = await takeBack(store, app, { by, why: request.why });
        const live = takenBack && (await store.currentSet(liveChannel));
        if (live) return { ...(await moved(live, liveChannel)), takenBack };
      }
      const { passedOver, ...set } = await rollback(store, { ...request, allowed: own, by });
      return { ...(await moved(set, request.channel)), passedOver };
    },
    async remove(request) {
      assertMayMove(request.name);
      return moved(await remove(store, { ...request, by }), liveChannel);
    },
    async withdraw(request) {
      assertMayMove(request.name);
      assertMayUse(request.channel);
      const { name, version, why } = request;
      const takenBack = await takeBack(store, name, { by, why }, version);
      if (takenBack) return [takenBack];
      return withdraw(store, { ...request, by });
    },
    status: (channel) => status(store, channel),
    libraries: (channel) => liveLibraries(store, channel),
    types: (channel, versions) => liveTypes(store, channel, versions),
    log: (limit) => log(store, limit),
  };
  return { ...releases, assertMayMove };
}

const sharesLive = '--share is of the visitors of what is live: leave --channel out';
const sharesAfter = `--promote-after belongs to --share: ${releaseCommand('promote catalog@1.8.2 --share 10 --promote-after 30m')}`;

/** How long a link opens a preview, in ms: a week. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Where a visitor enters the preview of a channel: a path below the site's address, signed with a
 * key that only the store and its storefront servers have.
 * @param page path that it opens with
 */
async function previewPath(store: FolderStore, channel: string, page: string): Promise<string> {
  const claim = { channel: checkedName('channel', channel), until: Date.now() + maxAgeMs };
  const signed = signClaim(claim, await readKey(store));
  return `/_preview/${signed}${page === '/' ? '' : `?next=${page}`}`;
}

/** The store's key, made by the first process that needs it. */
async function readKey(store: FolderStore): Promise<string> {
  const name = 'keys/preview';
  const file = path.join(store.folder, name);
  if (!existsSync(file)) await store.create(name, randomBytes(32).toString('hex'), 0o600);
  return readFile(file, 'utf8');
}
