import type { PartContract, PublishedFile } from '@shop/shared/contract';
import type { Releases } from '../releases';
import { checkedName } from '../store/names';
import { Refusal } from '../store/refusal';

/** What an upload says of itself before its files come. */
export interface Announced {
  contract: PartContract;
  files: Readonly<Record<string, PublishedFile>>;
  why?: string;
}

/** Members of a contract that are lists of texts. */
const lists = ['paths', 'widgets', 'places', 'emits', 'consumes', 'calls', 'imports'] as const;

/**
 * @param value the field as it came
 * @throws when it is no announcement, or of a version that exists
 */
export async function readAnnouncement(value: unknown, releases: Releases): Promise<Announced> {
  const { contract, files, why } = parsed(value);
  const name = checkedName('part', contract.name);
  const version = checkedName('version', contract.version);
  if (await releases.isPublished(name, version)) {
    throw new Refusal(`${name}@${version} is published already; a published version never changes`);
  }
  return { contract, files, ...(typeof why === 'string' ? { why: why.slice(0, 500) } : {}) };
}

function parsed(value: unknown): Announced {
  const given = json(value) as Partial<Announced> | null;
  const { contract, files } = given ?? {};
  const isWhole =
    isRecord(contract) &&
    typeof contract.platform === 'string' &&
    lists.every((list) => isTexts(contract[list])) &&
    isRecord(contract.types) &&
    Object.values(contract.types).every((type) => typeof type === 'string') &&
    isRecord(contract.chunks) &&
    Object.values(contract.chunks).every(isTexts) &&
    isRecord(files) &&
    Object.entries(files).every(([file, one]) => checkedName('file', file) && isFile(one));
  if (!isWhole) throw new Refusal('the announcement is not whole: it has a contract and files');
  return given as Announced;
}

function json(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    throw new Refusal('the announcement is no JSON');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isFile = (value: unknown): boolean =>
  isRecord(value) && typeof value.integrity === 'string' && Number.isInteger(value.bytes);
