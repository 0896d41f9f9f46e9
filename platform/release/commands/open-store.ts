import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../async';
import type { Releases } from '../releases';
import { FolderStore, notedSite } from '../store/folder-store';
import type { CommandLine } from './options';

export const isAddress = (store: string): boolean => /^https?:\/\//.test(store);

/** The store that a command line names. */
export async function openReleases(line: CommandLine): Promise<Releases> {
  if (isAddress(line.store)) {
    const { httpReleases } = await import('../remote/http-releases');
    return httpReleases(line.store, process.env.RELEASE_TOKEN?.trim());
  }
  // With the gate and its compiler, which no command over HTTP needs.
  const { folderReleases } = await import('../folder-releases');
  return folderReleases(await openStore(line), line.by);
}

/**
 * A store in a folder; with `RELEASE_STORE` the folder is the copy of that one, and up to date.
 * @throws for what can only be done where the store is, and naming a folder that is not there: only
 * commands that fill a store make one, and only where it lies by default
 */
export async function openStore(line: CommandLine): Promise<FolderStore> {
  const { store, command = '', isStoreGiven, sharedStore } = line;
  if (isAddress(store))
    throw new Error(`${command} works on the machine that has the store, not over HTTP`);
  if (sharedStore) {
    // With the drivers, which a store in a folder does not need.
    const { openSharedStore } = await import('../../release-store/open-shared-store');
    const shared = openSharedStore(sharedStore, store, process.env);
    await shared.refresh();
    const isUrgent = urgent.includes(command) && existsSync(shared.copy.channelFile(line.channel));
    // What needs none of the files that did not come goes on.
    if (!isUrgent)
      await shared.fetchVersions().catch((error: unknown) => console.error(messageOf(error)));
    return new FolderStore(store, shared);
  }
  const makesOne = command === 'sync' || (!isStoreGiven && makers.includes(command));
  if (!makesOne && !existsSync(store)) {
    throw new Error(`there is no release store at ${path.resolve(store)}`);
  }
  return new FolderStore(store);
}

/** They wait for no bucket where there is a copy; a rollback asks for what it needs and has not. */
const urgent = ['rollback', 'status', 'log', 'token'];

const makers = ['publish', 'serve', 'token'];

/**
 * Address of the site that shows a store, without a slash at the end: what the environment says,
 * else what the storefront on the store noted when it began to listen, else where the store answers.
 * @param answered what a store over HTTP said that was noted
 */
export function siteOf({ store }: CommandLine, answered?: string): string {
  const site =
    process.env.SITE_URL ||
    answered ||
    (isAddress(store) && new URL(store).origin) ||
    notedSite(store) ||
    `http://localhost:${process.env.PORT || '3000'}`;
  return site.replace(/\/$/, '');
}
