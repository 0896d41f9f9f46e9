import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator-error';
import type { Settings } from '../settings/settings';

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

/** Published keys of examples and generators. */
const knownKeys = /^django-insecure-|change.?me|your.?secret|secret.?key|example/i;

/**
 * Refuses a real shop (NODE_ENV=production, or data in PostgreSQL) without a secret of its own: a
 * made one would differ between copies of the API and go with its folder. Throws OperatorError that
 * says what to do; never the key.
 */
export function refuseWeakSecret(
  { databaseUrl, secretKey }: Pick<Settings, 'databaseUrl' | 'secretKey'>,
  nodeEnv: string | undefined,
): void {
  if (!databaseUrl && nodeEnv !== 'production') return;
  const weakness =
    secretKey === undefined
      ? 'is not set'
      : knownKeys.test(secretKey) || new Set(secretKey).size < 8
        ? 'is one that others can guess'
        : undefined;
  if (weakness === undefined) return;
  throw new OperatorError(
    `SECRET_KEY ${weakness}. It signs everybody in, so a shop with visitors needs one of its own, ` +
      'the same for every copy of the API: for instance what `openssl rand -hex 32` prints.',
  );
}
