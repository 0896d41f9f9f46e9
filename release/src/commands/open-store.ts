import { FolderReleases } from '../folder-releases';
import type { Releases } from '../releases';
import { HttpReleases } from '../remote/http-releases';
import { FolderStore } from '../store/folder-store';
import type { CommandLine } from './options';

const isAddress = (store: string): boolean => /^https?:\/\//.test(store);

/** The store that a command line names. */
export const openReleases = (line: CommandLine): Releases =>
  isAddress(line.store)
    ? new HttpReleases(line.store, process.env.RELEASE_TOKEN)
    : new FolderReleases(new FolderStore(line.store), line.by);

/** @throws for what can only be done where the store is */
export function openFolder({ store, command }: CommandLine): FolderStore {
  if (isAddress(store))
    throw new Error(`${command} works on the machine that has the store, not over HTTP`);
  return new FolderStore(store);
}

/** Address of the site that shows a store, without a slash at the end. */
export const siteOf = ({ store }: CommandLine): string =>
  isAddress(store)
    ? new URL(store).origin
    : (process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`).replace(/\/$/, '');
