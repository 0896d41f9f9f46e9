import { OperatorError } from '../operator-error';
import type { Settings } from './settings';

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
