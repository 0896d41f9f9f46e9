import type { Write } from '../db/schema';
import { inBatches } from './batches';
import type { EncodedPicture } from './import-data';

/** Notes the encoded pictures; a hash names the same picture for ever, so known ones stay. */
export async function writePictures(
  write: Write,
  pictures: readonly EncodedPicture[],
): Promise<void> {
  const known = new Set(
    (await write.selectFrom('pictures').select('hash').execute()).map(({ hash }) => hash),
  );
  const added = pictures.filter(({ hash }) => !known.has(hash));
  for (const batch of inBatches(added)) {
    await write
      .insertInto('pictures')
      .values(batch.map((picture) => ({ ...picture, files: JSON.stringify(picture.files) })))
      .execute();
  }
}
