import { createHash } from 'node:crypto';
import type { AppVersion } from '@shop/shared/contract';
import type { Border } from '../../compile/compile-task';
import { sourcesFile } from '../../compile/source-files';
import type { Parts } from '../check';
import { borderOf } from './border-of';

/** A part beside others, with all that decides whether it compiles. */
export interface Use {
  part: AppVersion;
  host: AppVersion;
  border: Border;
  /** hash of all of it */
  key: string;
}

/** Whether a part brought what compiling it against others needs; older ones did not. */
export const isCompilable = ({ host, ...parts }: Parts, name: string): boolean =>
  host?.files[sourcesFile] !== undefined &&
  (name === 'host' || parts[name]?.files[sourcesFile] !== undefined);

/** @returns undefined where the part, or the host, brought no sources */
export function readUse(name: string, parts: Parts): Use | undefined {
  const { [name]: part, host } = parts;
  if (!part || !host || !isCompilable(parts, name)) return undefined;
  const border = borderOf(part, parts);
  const facts = [part, host].map(({ files }) => files[sourcesFile]?.integrity);
  const key = createHash('sha256')
    .update(JSON.stringify([facts, border]))
    .digest('hex');
  return { part, host, border, key };
}
