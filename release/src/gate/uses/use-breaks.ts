import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppVersion } from '@shop/shared/contract';
import { compileApart } from '../../compile/compile-process';
import type { CompileTask, Misfit } from '../../compile/compile-task';
import { sourcesFile } from '../../compile/source-files';
import type { FolderStore } from '../../store/folder-store';
import { integrityOf } from '../../store/integrity';
import { label, type Proposal } from '../check';
import { readUse, type Use } from './use';

/** Places that are named for one part; who mends them asks again. */
const mostNamed = 5;

/**
 * Compiles what parts were built from against the platform and the types that would be live beside
 * them: the candidates, and every live part that a candidate changes something for. What compiled
 * once is not compiled again.
 * @returns a sentence for each place that does not compile, naming file and line
 */
export async function findUseBreaks(
  store: FolderStore,
  proposal: Proposal,
  compile: typeof compileApart = compileApart,
): Promise<string[]> {
  const open = openUses(store, proposal);
  const [{ host } = { host: undefined }] = open;
  if (!host) return [];
  const changed = await changedSources(store, [host, ...open.map(({ part }) => part)]);
  if (changed.length > 0) return changed;
  const misfits = await compile(taskOf(store, host, open));
  for (const { part, key } of open) {
    const fits = misfits[part.name]?.length === 0;
    if (fits) await store.noteCompiled(part.name, part.version, key);
  }
  return open.flatMap(({ part }) => sentences(part, misfits[part.name] ?? [], proposal));
}

/** The candidates, and live parts that meet something else than before, of which nothing is known. */
export function openUses(
  store: FolderStore,
  { parts, candidates, before = {} }: Proposal,
): readonly Use[] {
  return Object.keys(parts)
    .flatMap((name) => readUse(name, parts) ?? [])
    .filter(
      ({ part: { name }, key }) => candidates.includes(name) || readUse(name, before)?.key !== key,
    )
    .filter(({ part: { name, version }, key }) => !store.hasCompiled(name, version, key));
}

const fileOf = (store: FolderStore, { name, version }: AppVersion): string =>
  path.join(store.partFolder(name, version), sourcesFile);

const taskOf = (store: FolderStore, host: AppVersion, uses: readonly Use[]): CompileTask => ({
  platform: fileOf(store, host),
  parts: uses.map(({ part, border }) => ({
    name: part.name,
    sources: part.name === 'host' ? undefined : fileOf(store, part),
    border,
  })),
});

async function changedSources(store: FolderStore, parts: readonly AppVersion[]): Promise<string[]> {
  const changed: string[] = [];
  for (const part of new Set(parts)) {
    const bytes = await readFile(fileOf(store, part)).catch(() => '');
    if (integrityOf(bytes) !== part.files[sourcesFile]?.integrity) {
      changed.push(`${sourcesFile} of ${label(part)} is not the file that was published`);
    }
  }
  return changed;
}

function sentences(
  part: AppVersion,
  misfits: readonly Misfit[],
  { parts, candidates }: Proposal,
): string[] {
  const others = candidates
    .filter((name) => name !== part.name)
    .flatMap((name) => parts[name] ?? [])
    .map(label);
  const what = candidates.includes(part.name)
    ? `${label(part)} does not compile with what is live`
    : `${label(part)}, which is live, does not compile with ${others.join(' and ')}`;
  const named = misfits
    .slice(0, mostNamed)
    .map(
      ({ file, line, at, reason }) => `${what}: ${file}, line ${line}${at && `, ${at}`}: ${reason}`,
    );
  const rest = misfits.length - named.length;
  return rest > 0 ? [...named, `${what} in ${rest} more places`] : named;
}
