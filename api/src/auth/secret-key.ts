import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key that signs access tokens: the given one (at least 32 characters), else one generated
 * once and kept in `dataDir` readable by its owner only.
 */
export async function loadSecretKey(
  given: string | undefined,
  dataDir: string | undefined,
): Promise<Uint8Array> {
  if (given !== undefined) {
    if (given.length < 32) throw new Error('SECRET_KEY must have at least 32 characters.');
    return new TextEncoder().encode(given);
  }
  if (dataDir === undefined) return randomBytes(32);
  const file = join(dataDir, 'secret-key');
  await mkdir(dataDir, { recursive: true });
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, randomBytes(32).toString('hex'), { mode: 0o600 });
  // A link refuses to replace, so of two first starts at once both use the same key.
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(fresh);
  return new TextEncoder().encode((await readFile(file, 'utf8')).trim());
}
