import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseSet } from '@shop/shared/contract';
import type { RemoteModule } from '@shop/shared/federation';
import type { HtmlCleaner } from '@shop/shared/html';
import type * as HostBundle from '../../src/render/entry';
import { apiTransport } from '../api/api-transport';
import type { Settings } from '../settings';
import { runBundle } from './run-bundle';

/** A release set with its server bundles, run once, on one copy of the platform. */
export class LoadedRelease {
  readonly host: typeof HostBundle;
  private readonly remotes = new Map<string, RemoteModule>();

  /** @throws when the host's bundle is not what was published, or does not run */
  constructor(
    readonly set: ReleaseSet,
    private readonly settings: Settings,
    clean: HtmlCleaner,
  ) {
    this.host = this.run('host') as typeof HostBundle;
    this.host.setShopConfig(settings.config);
    this.host.setTransport(apiTransport(settings.apiUrl));
    // A host from before there was a sanitiser can still be rolled back to.
    this.host.setHtmlCleaner?.(clean);
    this.host.setRemoteLoader(async (name) => this.remote(name));
  }

  /** @throws when the remote's bundle is not what was published, or does not run */
  remote(name: string): RemoteModule {
    const known = this.remotes.get(name);
    if (known) return known;
    const { default: remote } = this.run(name, this.host.platform) as { default: RemoteModule };
    this.remotes.set(name, remote);
    return remote;
  }

  /** @throws when any remote's bundle is not what was published, or does not run */
  runAll(): void {
    for (const name of Object.keys(this.set.parts)) if (name !== 'host') this.remote(name);
  }

  private run(name: string, platform?: Readonly<Record<string, unknown>>): unknown {
    const part = this.set.parts[name];
    if (!part) throw new Error(`the release ${this.set.id} has no part "${name}"`);
    const file = path.join(this.settings.storeDir, 'remotes', name, part.version, 'server.js');
    const code = readFileSync(file);
    if (integrityOf(code) !== part.files['server.js']?.integrity) {
      throw new Error(`${file} is not the file that was published`);
    }
    return runBundle(code.toString('utf8'), file, platform);
  }
}

/** A Subresource Integrity value, as the store lists it. */
const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
