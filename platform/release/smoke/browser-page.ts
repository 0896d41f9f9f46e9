import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { messageOf } from '../../async';
import { integrityOf } from '../../release-set/hashes';
import { filePath } from '../../release-set/page-remote';
import { createWindow, type ScriptElement } from './browser-window';
import type { AppFolder } from './bundle';

/** Nothing is asked of it. */
const origin = 'http://shop.invalid';

/**
 * A page of a browser, as far as scripts of the shop need one to be evaluated: they load further
 * files of their version by script elements, as webpack's runtime does, and draw nothing.
 */
export class BrowserPage {
  /** why script elements did not load, the first one first */
  readonly failures: string[] = [];
  private readonly own = createWindow(origin, (script) => this.load(script));
  readonly window = this.own.window;
  readonly schedule = this.own.schedule;
  private readonly apps: readonly AppFolder[];
  /** by address */
  private readonly modules = new Map<string, vm.SourceTextModule>();

  /** @param apps versions whose files the page can load */
  constructor(...apps: readonly AppFolder[]) {
    this.apps = apps;
  }

  /**
   * Runs a file as a classic script element does.
   * @param url path or whole address
   * @throws when it was not published, is not a script, or throws
   */
  run(url: string, integrity = ''): void {
    const { pathname } = new URL(url, origin);
    const { name, code } = this.read(pathname);
    const [algorithm = ''] = integrity.split('-');
    if (integrity && integrityOf(code, algorithm) !== integrity) {
      throw new Error(`${name} is not what its integrity says`);
    }
    const { context, document } = this.own;
    document.currentScript = { src: origin + pathname, tagName: 'SCRIPT' };
    try {
      vm.runInContext(code, context, { filename: name });
    } finally {
      document.currentScript = null;
    }
  }

  /**
   * Imports a file as `import()` does.
   * @param url path or whole address
   * @returns its exports
   * @throws when it, or a file that it imports, was not published, cannot be parsed as a module, or throws
   */
  async import(url: string): Promise<object> {
    const module = this.module(new URL(url, origin).href);
    if (module.status === 'unlinked') {
      await module.link((specifier, { identifier }) => this.imported(specifier, identifier));
    }
    await module.evaluate();
    return module.namespace;
  }

  private module(url: string): vm.SourceTextModule {
    const known = this.modules.get(url);
    if (known) return known;
    const { code } = this.read(new URL(url).pathname);
    const module = new vm.SourceTextModule(code, {
      context: this.own.context,
      identifier: url,
      initializeImportMeta: (meta) => Object.assign(meta, { url }),
      importModuleDynamically: ((specifier: string) =>
        this.import(this.imported(specifier, url).identifier)) as never,
    });
    this.modules.set(url, module);
    return module;
  }

  private imported(specifier: string, importer: string): vm.SourceTextModule {
    if (!/^(?:[./]|https?:)/.test(specifier)) {
      throw new Error(`it imports "${specifier}", which a browser finds nowhere`);
    }
    const { href, search, hash, pathname } = new URL(specifier, importer);
    // Browsers fetch the files of the version with their hashes before: another address they would
    // fetch again (`platform/browser/import-entry.ts`).
    if (search || hash || this.read(pathname).app === 'host') {
      throw new Error(`it imports "${specifier}", whose hash no browser checks`);
    }
    return this.module(href);
  }

  /** @throws when no app of the page has that file */
  private read(pathname: string): { app: string; name: string; code: string } {
    for (const { contract, folder } of this.apps) {
      const base = filePath(contract, '');
      const name = pathname.slice(base.length);
      const file = path.join(folder, name);
      if (pathname.startsWith(base) && existsSync(file)) {
        return { app: contract.name, name, code: readFileSync(file, 'utf8') };
      }
    }
    throw new Error(`${path.basename(pathname)} was not published`);
  }

  private load(script: ScriptElement): void {
    try {
      const { app, name } = this.read(new URL(script.src, origin).pathname);
      // A changed file of a remote runs nowhere (docs/decisions/subresource-integrity.md).
      if (app !== 'host' && !script.integrity) throw new Error(`it loads ${name} without its hash`);
      this.run(script.src, script.integrity);
    } catch (error) {
      this.failures.push(messageOf(error));
      script.onerror?.({ type: 'error', target: script });
      return;
    }
    script.onload?.({ type: 'load', target: script });
  }
}
