import type { FastifyRequest } from 'fastify';
import { RejectedError } from '../../release-set/rejected-error';
import { checkContents, checkedContract, checkedFileList } from '../accept/check-contract';
import { alreadyPublished, checkFileNames, type UploadedVersion } from '../accept/store-version';

/** What an upload says of itself before its files come. */
export interface UploadManifest extends Pick<UploadedVersion, 'contract' | 'files'> {
  why?: string;
}

const megabyte = 1024 * 1024;

/** Bytes that are taken; far more than any app has. */
export const largest = { file: 16 * megabyte, version: 64 * megabyte, announcement: megabyte };
export const maxFiles = 400;

/**
 * @param value the field as it came
 * @throws when it is not an announcement, of another team's app, or of a version that exists
 */
export async function readAnnouncement(
  value: unknown,
  releases: FastifyRequest['releases'],
): Promise<UploadManifest> {
  const announced = parsed(value);
  const { contract, files } = announced;
  const { name, version } = contract;
  releases.assertMayMove(name);
  const names = Object.keys(files);
  checkFileNames(names);
  const tooLarge = (what: string, allowed: string) =>
    new RejectedError(
      `${what} of ${name}@${version} is too large: at most ${allowed}`,
      'too large',
    );
  if (names.length > maxFiles) throw tooLarge('the number of files', String(maxFiles));
  const large = names.find((file) => (files[file]?.bytes ?? 0) > largest.file);
  if (large) throw tooLarge(large, `${largest.file / megabyte} MB`);
  const totalBytes = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  if (totalBytes > largest.version) throw tooLarge('the whole', `${largest.version / megabyte} MB`);
  checkContents('the announcement', contract, names);
  const published = await releases.published(name, version);
  if (published.files !== undefined) throw alreadyPublished(`${name}@${version}`);
  return announced;
}

function parsed(value: unknown): UploadManifest {
  let given: Record<string, unknown>;
  try {
    given = Object(JSON.parse(String(value)));
  } catch {
    throw new RejectedError('the announcement is no JSON', 'invalid');
  }
  return {
    contract: checkedContract('"contract" of the announcement', given.contract),
    files: checkedFileList('"files" of the announcement', given.files),
    ...(typeof given.why === 'string' && { why: given.why.slice(0, 500) }),
  };
}
