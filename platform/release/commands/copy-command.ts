import { existsSync } from 'node:fs';
import path from 'node:path';
import { releaseCommand } from '../../release-set/site-command';
import type { Command } from './options';

const isShared = (text: string): boolean => /^(?:s3|postgres(?:ql)?):\/\//.test(text);

/**
 * `copy FROM TO`: one of them a store in a folder, the other `s3://…` or `postgres://…`. A shared
 * store whose objects lie in a folder is copied by neither: its address looks like a store's.
 */
export const copyCommand: Command = async ({ names: [from, to] }, print) => {
  if (!from || !to || isShared(from) === isShared(to)) {
    const example = releaseCommand('copy .data/store s3://bucket/releases');
    throw new Error(`from a folder into a shared store, or back: ${example}`);
  }
  const { openSharedStore } = await import('../../release-store/open-shared-store');
  const { copyFromShared, copyIntoShared } = await import('../../release-store/copy-store');
  if (isShared(to)) {
    if (!existsSync(from)) throw new Error(`there is no release store at ${path.resolve(from)}`);
    const shared = openSharedStore(to, from, process.env);
    await copyIntoShared(from, shared, print);
    // Never the address as it was given: it may hold a password.
    print(`${shared.objects.address} has all that ${from} has`);
  } else {
    const shared = openSharedStore(from, to, process.env);
    await copyFromShared(shared);
    print(`${to} has all that ${shared.objects.address} has`);
  }
};
