import type { AppContract, PublishedFile } from '@shop/shared/contract';
import { checkFileNames } from '../accept/store-version';
import type { FolderReleases } from '../folder-releases';
import { checkedName } from '../store/names';
import { RejectedError } from '../store/rejected-error';

/** What an upload says of itself before its files come. */
export interface UploadManifest {
  contract: AppContract;
  files: Readonly<Record<string, PublishedFile>>;
  why?: string;
}

const megabyte = 1024 * 1024;

/** Bytes that are taken; far more than any app has. */
export const largest = { file: 16 * megabyte, version: 64 * megabyte, announcement: megabyte };

const tooLarge = (what: string, bytes: number) =>
  new RejectedError(`a ${what} is at most ${bytes / megabyte} MB`, 'too large');

/** Members of a contract that are lists of texts. */
const lists = [
  'paths',
  'widgets',
  'embeds',
  'places',
  'emits',
  'consumes',
  'calls',
  'imports',
] as const;

/**
 * @param value the field as it came
 * @throws when it is no announcement, of another team's app, or of a version that exists
 */
export async function readAnnouncement(
  value: unknown,
  releases: FolderReleases,
): Promise<UploadManifest> {
  const { contract, files, why } = parsed(value);
  releases.mayMove(contract.name);
  checkFileNames(files);
  const sizes = Object.values(files).map(({ bytes }) => bytes);
  if (sizes.some((bytes) => bytes > largest.file)) throw tooLarge('file', largest.file);
  if (sizes.reduce((sum, bytes) => sum + bytes, 0) > largest.version) {
    throw tooLarge('version', largest.version);
  }
  const name = checkedName('app', contract.name);
  const version = checkedName('version', contract.version);
  if ((await releases.publishedFiles(name, version)) !== undefined) {
    throw new RejectedError(
      `${name}@${version} is published already; a published version never changes`,
    );
  }
  return { contract, files, ...(typeof why === 'string' ? { why: why.slice(0, 500) } : {}) };
}

function parsed(value: unknown): UploadManifest {
  const given = json(value) as Partial<UploadManifest> | null;
  const { contract, files } = given ?? {};
  const isWhole =
    isRecord(contract) &&
    ['name', 'version', 'platform'].every((member) => typeof contract[member] === 'string') &&
    lists.every((list) => isTexts(contract[list])) &&
    isRecord(contract.types) &&
    Object.values(contract.types).every((type) => isTypeText(type)) &&
    isEmbeds(contract.embedDefinitions ?? {}, contract.embeds) &&
    isRecord(contract.chunks) &&
    Object.values(contract.chunks).every(isTexts) &&
    isRecord(files) &&
    Object.values(files).every(isFile);
  if (!isWhole) {
    throw new RejectedError(
      'the announcement is not whole: it has a contract and files',
      'invalid',
    );
  }
  return given as UploadManifest;
}

function json(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    throw new RejectedError('the announcement is no JSON', 'invalid');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Definitions of an app's own elements only: `/embed.js` is made of them. */
const isEmbeds = (value: unknown, elements: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(
    ([element, one]) =>
      (elements as string[]).includes(element) &&
      isRecord(one) &&
      typeof one.widget === 'string' &&
      isRecord(one.attributes),
  );

/** One line: a break's line says which type it is about. */
const isTypeText = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\n\r\u2028\u2029]{1,5000}$/.test(value);

const isFile = (value: unknown): boolean =>
  isRecord(value) && typeof value.integrity === 'string' && Number.isInteger(value.bytes);
