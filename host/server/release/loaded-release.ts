import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleasePart, ReleaseSet } from '@shop/shared/contract';
import type { RemoteModule } from '@shop/shared/federation';
import type { HtmlCleaner } from '@shop/shared/html';
import type * as HostBundle from '../../src/render/entry';
import { apiTransport } from '../api/api-transport';
import type { Settings } from '../settings';
import { runBundle } from './run-bundle';

/** A release set with its server bundles, run once, on one copy of the platform. */
export class LoadedRelease {
  readonly host: typeof HostBundle;
  /** the script that stands in every page */
  readonly boot: { code: string; integrity: string };
  private readonly remotes = new Map<string, RemoteModule>();

  /** @throws when the host's bundle is not what was published, or does not run */
  constructor(
    readonly set: ReleaseSet,
    private readonly settings: Settings,
    clean: HtmlCleaner,
  ) {
    this.host = this.run('host') as typeof HostBundle;
    const [bootFile = ''] = this.part('host').chunks.boot ?? [];
    this.boot = this.checkedFile(this.part('host'), bootFile);
    if (/<!--|<\/?script/i.test(this.boot.code))
      throw new Error(`${bootFile} cannot stand in a page`);
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

  /** @returns text of a script of the host's; undefined when this release has no such chunk */
  hostScript(chunk: string): string | undefined {
    const host = this.part('host');
    const [file] = host.chunks[chunk] ?? [];
    return file === undefined ? undefined : this.checkedFile(host, file).code;
  }

  private run(name: string, platform?: Readonly<Record<string, unknown>>): unknown {
    const { code, file } = this.checkedFile(this.part(name), 'server.js');
    return runBundle(code, file, platform);
  }

  private part(name: string): ReleasePart {
    const part = this.set.parts[name];
    if (!part) throw new Error(`the release ${this.set.id} has no part "${name}"`);
    return part;
  }

  private checkedFile({ name, version, files }: ReleasePart, file: string) {
    const place = path.join(this.settings.storeDir, 'remotes', name, version, file);
    const bytes = readFileSync(place);
    const integrity = integrityOf(bytes);
    if (integrity !== files[file]?.integrity) {
      throw new Error(`${place} is not the file that was published`);
    }
    return { code: bytes.toString('utf8'), file: place, integrity };
  }
}

/** A Subresource Integrity value, as the store lists it. */
const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
