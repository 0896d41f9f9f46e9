import { integrityOf } from '../../release-set/hashes';
import type { AppContract, AppVersion } from '../../release-set/release-set';

/**
 * Integrity of what a version says of itself, whatever the order of its fields.
 * @param given with or without its files and their hash, which count for nothing
 */
export function contractIntegrity(given: AppContract | AppVersion): string {
  const { files: _, part: _hash, ...contract } = given as AppVersion;
  return integrityOf(JSON.stringify(contract, (_key, value) => sorted(value)));
}

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
