import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppContract } from '../../release-set/release-set';
import { appFolder, isContractFile, platformVersion, root } from '../apps';
import { readOffers } from '../smoke/bundle-process';
import type { Tables } from './contract/read-tables';
import { readUsage } from './contract/read-usage';
import { remoteContract } from './contract/source-contract';

interface Built extends Pick<AppContract, 'name' | 'version' | 'chunks'> {
  /** source files below the root */
  sources: readonly string[];
  /** with the server bundle */
  folder: string;
}

/**
 * An app's contract: what its team states, and what its build is made of.
 * @throws when contract.json is wrong
 */
export async function readContract(built: Built, tables: Tables): Promise<AppContract> {
  const { name, version, chunks, sources, folder } = built;
  const isHost = name === 'host';
  const texts = sources
    .filter((file) => !isContractFile(file))
    .map((file) => readFile(path.join(root, file), 'utf8'));
  const [usage, { paths, widgets, embeds }] = await Promise.all([
    Promise.all(texts).then((read) => readUsage(read, tables)),
    // A process of its own, which runs in the meantime.
    readOffers(folder, appFolder(name)),
  ]);
  const places = usage.places.filter((widget) => !widget.startsWith(`${name}/`));
  const typeOf = (one: string) => tables.widgets[one] ?? tables.events[one] ?? 'unknown';
  const versioned = (events: string[]) => events.map((one) => `${one}@${tables.versions[one]}`);
  return {
    ...(isHost ? { name, platform: await platformVersion(), paths } : await remoteContract(name)),
    version,
    widgets,
    embeds: Object.keys(embeds),
    ...(Object.keys(embeds).length > 0 && { embedDefinitions: embeds }),
    places,
    emits: versioned(usage.emits),
    consumes: versioned(usage.consumes),
    calls: isHost ? tables.calls : usage.calls,
    imports: isHost ? [] : usage.imports,
    types: Object.fromEntries([
      ...widgets.map((widget) => [`${name}/${widget}`, typeOf(`${name}/${widget}`)]),
      ...[...places, ...usage.emits, ...usage.consumes].map((one) => [one, typeOf(one)]),
    ]),
    chunks,
  };
}
