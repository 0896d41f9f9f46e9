import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { messageOf } from '../../async';
import { integrityOf } from '../../release-set/hashes';
import type { BrowserSchedule } from './browser-schedule';
import { createWindow, type ScriptElement } from './browser-window';

/** Nothing is asked of it. */
const origin = 'http://shop.invalid';

/**
 * A page of a browser, as far as scripts of the shop need one to be evaluated: they load further
 * files of their version by script elements, as webpack's runtime does, and draw nothing.
 */
export class BrowserPage {
  readonly window: Record<string, unknown>;
  readonly schedule: BrowserSchedule;
  /** why script elements did not load, the first one first */
  readonly failures: string[] = [];
  private readonly context: vm.Context;
  private readonly document: { currentScript: { src: string } | null };

  /** @param folders path of a version's files in the shop, `/remotes/blog/1.0.0` → their folder */
  constructor(private readonly folders: Readonly<Record<string, string>>) {
    const { context, window, document, schedule } = createWindow(origin, (script) =>
      this.load(script),
    );
    this.context = context;
    this.window = window;
    this.schedule = schedule;
    this.document = document;
  }

  /**
   * Runs a file as a script element does that is no module.
   * @param url path or whole address
   * @throws when it was not published, is no script, or throws
   */
  run(url: string, integrity = ''): void {
    const { pathname } = new URL(url, origin);
    const name = path.basename(pathname);
    const folder = this.folders[path.dirname(pathname)];
    const code = folder && readIfThere(path.join(folder, name));
    if (code === undefined) throw new Error(`${name} was not published`);
    const [algorithm = ''] = integrity.split('-');
    if (integrity && integrityOf(code, algorithm) !== integrity) {
      throw new Error(`${name} is not what its integrity says`);
    }
    this.document.currentScript = { src: origin + pathname };
    try {
      vm.runInContext(code, this.context, { filename: name });
    } finally {
      this.document.currentScript = null;
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

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @throws when a file is no script, with its name */
export function parseScript(folder: string, name: string): void {
  new vm.Script(readFileSync(path.join(folder, name), 'utf8'), { filename: name });
}
