import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Channel, ReleasePart, ReleaseSet } from '@shop/shared/contract';

/** Where everything published lies: immutable files, immutable sets, and channels. */
export class FolderStore {
  constructor(readonly folder: string) {}

  /** Folder of one version of a part. */
  partFolder(name: string, version: string): string {
    return path.join(this.folder, 'remotes', name, version);
  }

  hasPart(name: string, version: string): boolean {
    return existsSync(path.join(this.partFolder(name, version), 'part.json'));
  }

  /** @throws when that version was never published */
  async readPart(name: string, version: string): Promise<ReleasePart> {
    const file = path.join(this.partFolder(name, version), 'part.json');
    if (!existsSync(file))
      throw new Error(`${name}@${version} was never published to ${this.folder}`);
    return JSON.parse(await readFile(file, 'utf8'));
  }

  /** @throws when there is no such release */
  async readSet(id: string): Promise<ReleaseSet> {
    const file = path.join(this.folder, 'releases', `${id}.json`);
    if (!existsSync(file)) throw new Error(`there is no release ${id} in ${this.folder}`);
    return JSON.parse(await readFile(file, 'utf8'));
  }

  async writeSet(set: ReleaseSet): Promise<void> {
    await this.write(path.join('releases', `${set.id}.json`), set);
  }

  channelFile(name: string): string {
    return path.join(this.folder, 'channels', `${name}.json`);
  }

  /** @returns undefined when the channel points at nothing yet */
  async readChannel(name: string): Promise<Channel | undefined> {
    const file = this.channelFile(name);
    return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
  }

  async writeChannel(name: string, channel: Channel): Promise<void> {
    await this.write(path.join('channels', `${name}.json`), channel);
  }

  /** A reader sees the old content or the new, never half of it. */
  private async write(relative: string, value: unknown): Promise<void> {
    const file = path.join(this.folder, relative);
    const temporary = `${file}.${process.pid}.tmp`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, `${JSON.stringify(value, null, 1)}\n`);
    await rename(temporary, file);
  }

  /** Removes what an interrupted publish left. */
  async clear(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true });
  }
}
