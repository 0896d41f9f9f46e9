import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyRequest } from 'fastify';
import { checkedName } from '../../release-set/names';
import { RejectedError } from '../../release-set/rejected-error';
import type { AppContract, PublishedFile } from '../../release-set/release-set';
import { checkFileNames } from '../accept/store-version';

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

const Texts = Type.Array(Type.String());
/** Its names are of one line too: what does not fit the pattern of names is refused. */
const record = <S extends TSchema>(schema: S) =>
  Type.Record(Type.String(), schema, { additionalProperties: false });

const Manifest = Type.Object({
  contract: Type.Object({
    name: Type.String(),
    version: Type.String(),
    platform: Type.String(),
    paths: Texts,
    widgets: Texts,
    embeds: Texts,
    places: Texts,
    emits: Texts,
    consumes: Texts,
    calls: Texts,
    imports: Texts,
    // One line: a break's line says which type it is about.
    types: record(Type.String({ pattern: '^[^\\n\\r\\u2028\\u2029]{1,5000}$' })),
    embedDefinitions: Type.Optional(
      record(Type.Object({ widget: Type.String(), attributes: record(Type.Unknown()) })),
    ),
    chunks: record(Texts),
  }),
  files: record(Type.Object({ integrity: Type.String(), bytes: Type.Integer({ minimum: 0 }) })),
});

/**
 * @param value the field as it came
 * @throws when it is not an announcement, of another team's app, or of a version that exists
 */
export async function readAnnouncement(
  value: unknown,
  releases: FastifyRequest['releases'],
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
  return { contract, files, ...(typeof why === 'string' && { why: why.slice(0, 500) }) };
}

function parsed(value: unknown): UploadManifest {
  let given: unknown;
  try {
    given = JSON.parse(String(value));
  } catch {
    throw new RejectedError('the announcement is no JSON', 'invalid');
  }
  if (!Value.Check(Manifest, given) || !definesOwnEmbeds(given)) {
    throw new RejectedError(
      'the announcement is not whole: it has a contract and files',
      'invalid',
    );
  }
  return given as UploadManifest;
}

/** Definitions of an app's own elements only: `/embed.js` is made of them. */
const definesOwnEmbeds = ({ contract }: Static<typeof Manifest>): boolean =>
  Object.keys(contract.embedDefinitions ?? {}).every((one) => contract.embeds.includes(one));
