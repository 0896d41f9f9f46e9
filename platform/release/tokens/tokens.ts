import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkedName } from '../../release-set/names';
import { RejectedError } from '../../release-set/rejected-error';
import { releaseCommand } from '../../release-set/site-command';
import { jsonText, namesIn, replaceFile } from '../../release-store/drafts';
import type { FolderStore } from '../store/folder-store';

/** A team's right to move its own apps over HTTP. The store has its hash, never the token. */
interface TeamToken {
  id: string;
  /** goes into the log */
  name: string;
  /** names of apps, and beginnings of names: `team-*` */
  parts: readonly string[];
  at: string;
  /** who made it */
  by: string;
  revoked?: string;
  /** sha256 of its secret, base64; a secret of 256 random bits needs no slow hash */
  hash: string;
}

const shape = /^release_([0-9a-f]{12})_([\w-]{43})$/;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/**
 * Whether an app is among those that a token is for. `team-*` takes in every app whose name begins
 * so; only its own name takes in the host, whose code is around that of all teams.
 */
export const isOneOf = (patterns: readonly string[], app: string): boolean =>
  patterns.some((one) =>
    one.endsWith('*') ? app !== 'host' && app.startsWith(one.slice(0, -1)) : app === one,
  );

/** The tokens of a store. */
export class Tokens {
  private readonly folder: string;

  constructor(private readonly store: FolderStore) {
    this.folder = path.join(store.folder, 'tokens');
  }

  /**
   * @param apps what it may publish, promote and roll back, whether it exists yet or not: names, and
   *   patterns (`isOneOf`)
   * @returns the token itself, which cannot be had again
   */
  async add(apps: readonly string[], name: string, by: string): Promise<string> {
    for (const app of apps) checkedName('app pattern', app);
    if (apps.length === 0) throw new RejectedError('a token is for at least one app', 'invalid');
    const id = randomBytes(6).toString('hex');
    const secret = randomBytes(32).toString('base64url');
    const at = new Date().toISOString();
    const hash = hashOf(secret).toString('base64');
    const token: TeamToken = { id, name, parts: apps, at, by, hash };
    await this.store.create(`tokens/${id}.json`, jsonText(token), 0o600);
    return `release_${id}_${secret}`;
  }

  /** All that were ever made, the latest first. */
  async list(): Promise<Omit<TeamToken, 'hash'>[]> {
    const names = (await namesIn(this.folder)).filter((name) => /^\w/.test(name));
    const tokens = await Promise.all(names.map((name) => this.read(path.basename(name, '.json'))));
    return tokens
      .flatMap((token) => token ?? [])
      .map(({ hash: _, ...token }) => token)
      .sort((a, b) => b.at.localeCompare(a.at));
  }

  /** @throws when the token does not exist */
  async revoke(id: string): Promise<void> {
    const token = await this.read(id);
    if (!token)
      throw new RejectedError(
        `there is no token ${id}; see: ${releaseCommand('token list')}`,
        'missing',
      );
    const text = jsonText({ ...token, revoked: new Date().toISOString() });
    await this.store.shared?.records.put(`tokens/${id}.json`, text);
    await replaceFile(this.file(id), text, 0o600);
  }

  /** @returns whose token it is; undefined when it is unknown or revoked */
  async find(text: string): Promise<TeamToken | undefined> {
    const [, id = '', secret = ''] = shape.exec(text) ?? [];
    const token = await this.read(id);
    // Compared in any case, so that the time says nothing about which ids exist.
    const expected = token ? Buffer.from(token.hash, 'base64') : Buffer.alloc(32);
    const isRight = timingSafeEqual(hashOf(secret), expected);
    return token && isRight && !token.revoked ? token : undefined;
  }

  private file(id: string): string {
    return path.join(this.folder, `${id}.json`);
  }

  private async read(id: string): Promise<TeamToken | undefined> {
    if (!/^[0-9a-f]{12}$/.test(id)) return undefined;
    const text = await readFile(this.file(id), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : JSON.parse(text);
  }
}
