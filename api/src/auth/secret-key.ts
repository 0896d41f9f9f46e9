import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator-error';

/**
 * The key that signs tokens: the given one (at least 32 characters), else one generated
 * once and stored in `dataDir`, readable by its owner only.
 */
export async function loadSecretKey(
  given: string | undefined,
  dataDir: string,
): Promise<Uint8Array> {
  if (given !== undefined) {
    if (given.length < 32) throw new OperatorError('SECRET_KEY must have at least 32 characters.');
    return new TextEncoder().encode(given);
  }
  const file = join(dataDir, 'secret-key');
  await mkdir(dataDir, { recursive: true });
  const temporaryFile = `${file}.${process.pid}`;
  await writeFile(temporaryFile, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  // A link refuses to replace, so two simultaneous first starts use the same key.
  await link(temporaryFile, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(temporaryFile);
  const stored = (await readFile(file, 'utf8')).trim();
  if (stored.length < 32) {
    throw new OperatorError(
      `${file} is damaged. Remove it: everybody is signed out, nothing else is lost.`,
    );
  }
  return new TextEncoder().encode(stored);
}
