import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkedName } from '../../release-set/names';
import { RejectedError } from '../../release-set/rejected-error';
import { removeDrafts } from '../../release-store/drafts';
import type { FolderStore } from '../store/folder-store';
import { largest, maxFiles, readAnnouncement, type UploadManifest } from './upload-manifest';

/** What one upload may be: far more than any app, far less than would hurt. */
export const uploadLimits = {
  fileSize: largest.file,
  files: maxFiles,
  fields: 1,
  fieldSize: largest.announcement,
  parts: maxFiles + 1,
  headerPairs: 20,
};

/** Uploads that one storefront's teams have under way together. */
const maxConcurrent = 4;

/**
 * `POST /parts`: one version as multipart/form-data, first the field `announcement` with contract
 * and list of files, then the files. It is not served until every hash is right.
 */
export function publishRoute(api: FastifyInstance, store: FolderStore): void {
  let underway = 0;
  api.post('/parts', async (request, reply) => {
    if (!request.isMultipart()) return reply.code(415).send({ error: 'send multipart/form-data' });
    if (underway >= maxConcurrent) {
      return reply
        .code(503)
        .header('retry-after', 5)
        .send({ error: 'others are publishing; try again' });
    }
    underway += 1;
    let folder = '';
    try {
      await removeDrafts(store.folder).catch(() => undefined);
      folder = await store.makeIncomingFolder();
      const { contract, files, why } = await receive(request, folder).catch(rejectMalformed);
      const confirm = async () => {
        if (await request.isAllowed()) return;
        throw new RejectedError(
          'the token was revoked while this came; nothing was stored',
          'forbidden',
        );
      };
      const upload = { contract, files, folder, confirm };
      const { name, version } = await request.releases.publish(upload, why);
      return await reply.code(201).send({ name, version });
    } finally {
      underway -= 1;
      if (folder) await rm(folder, { recursive: true, force: true });
    }
  });

  api.get<{ Params: { name: string; version: string } }>(
    '/parts/:name/:version',
    ({ params: { name, version }, releases }) => releases.published(name, version),
  );

  api.get<{ Params: { name: string; version: string } }>(
    '/parts/:name/:version/misfits',
    ({ params: { name, version }, releases }) => releases.conflicts(name, version),
  );
}

/** The parser's errors have no code; those of files and connections do. */
function rejectMalformed(error: Error & { code?: string }): never {
  if (error instanceof RejectedError || error.code) throw error;
  throw new RejectedError(
    `the upload is no whole multipart/form-data: ${error.message}`,
    'invalid',
  );
}

async function receive(request: FastifyRequest, folder: string): Promise<UploadManifest> {
  let announced: UploadManifest | undefined;
  const received = new Set<string>();
  // The parser learns of a cut by an event, and would wait for ever for one that has passed.
  if (request.raw.destroyed) throw new RejectedError('the upload broke off', 'invalid');
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname !== 'announcement')
        throw new RejectedError('there is one field, "announcement"', 'invalid');
      announced = await readAnnouncement(part.value, request.releases);
    } else {
      if (!announced) throw new RejectedError('the announcement comes before the files', 'invalid');
      if (received.has(part.filename)) {
        throw new RejectedError(`the file ${part.filename} came twice`, 'invalid');
      }
      received.add(part.filename);
      await receiveFile(part, announced.files, folder);
    }
  }
  if (!announced) throw new RejectedError('the announcement did not come', 'invalid');
  return announced;
}

/** Writes a file as it comes, no longer than announced; the store compares its hash. */
async function receiveFile(
  { filename, file }: MultipartFile,
  files: UploadManifest['files'],
  folder: string,
): Promise<void> {
  const expected = Object.hasOwn(files, filename) ? files[filename] : undefined;
  if (!expected) throw new RejectedError(`the file ${filename} was not announced`, 'invalid');
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= expected.bytes) done(null, chunk);
      else done(new RejectedError(`the file ${filename} is longer than announced`, 'invalid'));
    },
  });
  const target = path.join(folder, checkedName('file', filename));
  await mkdir(path.dirname(target), { recursive: true });
  await pipeline(file, limit, createWriteStream(target, { flags: 'wx' }));
}
