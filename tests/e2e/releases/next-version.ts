import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The fields of a part's contract that a next version needs. */
interface Contract {
  name: string;
  version: string;
}

/** One version of a part, as a team would have built it. */
export interface BuiltVersion {
  contract: Contract;
  files: ReadonlyMap<string, Buffer>;
}

/** A text and its replacement. */
export type Words = readonly [from: string, to: string];

/** Name of a script → code at its end, from the name of its version's container. */
export type Ends = Readonly<Record<string, (container: string) => string>>;

/**
 * The next version of a published part with something changed, as a build would make it: each
 * version has a container name of its own, and the entry knows the hashes of its chunks.
 * @param folder of the published version
 * @param words changed in every script but the entry
 */
export function nextVersion(
  folder: string,
  version: string,
  words?: Words,
  ends: Ends = {},
): BuiltVersion {
  const { files: _, ...contract }: Contract & { files: unknown } = JSON.parse(
    readFileSync(path.join(folder, 'part.json'), 'utf8'),
  );
  // The folder `open`, for hosts of other makes, is left out: no page of the site loads it.
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isFile() && !/\.(json|br|gz)$/.test(one.name))
    .map((one) => one.name);
  const files = new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
  const container = (one: string) =>
    `${contract.name.replace(/-/g, '__')}_${one.replace(/\W/g, '_')}`;
  const hashes: [string, string][] = [];
  const edit = (name: string, changes: readonly (readonly [string, string])[]) => {
    const before = files.get(name) ?? Buffer.alloc(0);
    let text = before.toString('utf8');
    for (const [old, replacement] of changes) text = text.replaceAll(old, replacement);
    const after = Buffer.from(text + (ends[name]?.(container(version)) ?? ''));
    hashes.push([hashInEntry(before), hashInEntry(after)]);
    files.set(name, after);
  };
  const scripts = names.filter((name) => name.endsWith('.js') && name !== 'remoteEntry.js');
  const own = [
    [container(contract.version), container(version)],
    [contract.version, version],
  ] as const;
  for (const name of scripts) edit(name, words ? [...own, words] : own);
  edit('remoteEntry.js', [...own, ...hashes]);
  return { contract: { ...contract, version }, files };
}

/** A Subresource Integrity value (W3C SRI), sha384. */
export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The value as an entry has it for its chunks (`platform/build/plugins.js`). */
const hashInEntry = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
