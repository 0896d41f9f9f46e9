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
    const name = path.basename(pathname);
    const app = this.apps.find(({ contract }) => filePath(contract, name) === pathname);
    const file = app && path.join(app.folder, name);
    if (!file || !existsSync(file)) throw new Error(`${name} was not published`);
    const code = readFileSync(file, 'utf8');
    const [algorithm = ''] = integrity.split('-');
    if (integrity && integrityOf(code, algorithm) !== integrity) {
      throw new Error(`${name} is not what its integrity says`);
    }
    const { context, document } = this.own;
    document.currentScript = { src: origin + pathname };
    try {
      vm.runInContext(code, context, { filename: name });
    } finally {
      document.currentScript = null;
    }
  }

  private load(script: ScriptElement): void {
    try {
      this.run(script.src, script.integrity);
    } catch (error) {
      this.failures.push(messageOf(error));
      script.onerror?.({ type: 'error', target: script });
      return;
    }
    script.onload?.({ type: 'load', target: script });
  }
}
