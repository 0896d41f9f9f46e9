import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../../../release-set/hashes';
import type { AppVersion } from '../../../../release-set/release-set';
import { StoreOnDisk } from '../../../release/testing/store-on-disk';

/** A release store whose host brings the overlay, and which notes what was published when. */
export class InspectedStore extends StoreOnDisk {
  private readonly seen = new Set<string>();

  override publish(name: 'host' | 'catalog', version: string): AppVersion {
    const part = super.publish(name, version);
    if (name === 'host') {
      const files = { ...part.files, 'inspect.js': { integrity: 'sha384-overlay', bytes: 1 } };
      Object.assign(part, { chunks: { ...part.chunks, inspect: ['inspect.js'] }, files });
    }
    this.note(part);
    return part;
  }

  private note(part: AppVersion): void {
    const { name, version } = part;
    if (this.seen.has(`${name}@${version}`)) return;
    this.seen.add(`${name}@${version}`);
    const text = JSON.stringify(part);
    const at = new Date(Date.UTC(2026, 10, this.seen.size)).toISOString();
    const publication = { name, version, at, part: integrityOf(text) };
    mkdirSync(path.join(this.folder, 'publications'), { recursive: true });
    writeFileSync(path.join(this.folder, 'remotes', name, version, 'part.json'), text);
    writeFileSync(
      path.join(this.folder, 'publications', `${name}@${version}.json`),
      JSON.stringify(publication),
    );
  }
}
