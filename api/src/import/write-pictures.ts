import { sql } from 'kysely';
import type { Write } from '../db/schema';
import type { EncodedPicture } from '../pictures/encoded-picture';
import { inBatches } from './batches';

/**
 * Notes the encoded pictures. One that was encoded anew, into other sizes, keeps its hash and
 * gets its new files.
 */
export async function writePictures(
  write: Write,
  pictures: readonly EncodedPicture[],
): Promise<void> {
  const rows = await write.selectFrom('pictures').selectAll().execute();
  const known = new Map(rows.map((row) => [row.hash, fingerprint(row)]));
  const wanted = pictures.filter((picture) => known.get(picture.hash) !== fingerprint(picture));
  for (const batch of inBatches(wanted)) {
    await write
      .insertInto('pictures')
      .values(batch.map((picture) => ({ ...picture, files: JSON.stringify(picture.files) })))
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet((set) => ({
          width: set.ref('excluded.width'),
          height: set.ref('excluded.height'),
          color: set.ref('excluded.color'),
          files: sql<string>`excluded.files`,
        })),
      )
      .execute();
  }
}

const fingerprint = ({ width, height, color, files }: EncodedPicture): string =>
  JSON.stringify([
    width,
    height,
    color,
    files.map(({ width: of, format, file, bytes }) => [of, format, file, bytes]),
  ]);
