import { replaceModules } from './replace-modules';
import type { Factory, WebpackRuntime } from './webpack-runtime';

type Body = (exports: Record<string, unknown>, load: (id: string) => unknown) => void;

/** A page's modules as webpack has them: run once each, when they are first asked for. */
function open(modules: Record<string, Factory>): WebpackRuntime {
  const runtime = Object.assign(
    (id: string): unknown => {
      const known = runtime.c[id];
      if (known) return known.exports;
      const module = { exports: {} };
      runtime.c[id] = module;
      (runtime.m[id] as unknown as Body)(module.exports, runtime);
      return module.exports;
    },
    { m: { ...modules }, c: {} as WebpackRuntime['c'] },
  );
  runtime('start');
  return runtime;
}

let ran: string[];
beforeEach(() => {
  ran = [];
});

/** A module with a text, as webpack writes one, that imports others and then does something. */
function module(text: string, imports: readonly string[], body: Body): Factory {
  const factory: Body = (exports, load) => {
    for (const id of imports) load(id);
    ran.push(text);
    body(exports, load);
  };
  const written = `${text} ${imports.map((id) => JSON.stringify(id)).join()}`;
  return Object.assign(factory, { toString: () => written }) as unknown as Factory;
}

const box = (text: string, ...imports: string[]) =>
  module(text, imports, (exports) => {
    exports.Box = function Box() {
      return text;
    };
  });
const rule = (text: string, ...imports: string[]) =>
  module(text, imports, (exports) => {
    exports.limit = text;
  });
// As webpack writes a module, its text begins with its id.
const start = module('"start"', ['box', 'other'], () => undefined);

describe('a module that was built again while its page is open', () => {
  it('is run alone when it holds components', () => {
    const page = open({ start, box: box('old box'), other: box('other') });
    ran = [];
    expect(replaceModules(page, { box: box('new box'), other: box('other') })).toBe(true);
    expect(ran).toEqual(['new box']);
    expect((page('box') as { Box(): string }).Box()).toBe('new box');
  });

  it('takes the components along that stand on it', () => {
    const page = open({ start, box: box('box', 'rule'), other: box('other'), rule: rule('old') });
    ran = [];
    expect(replaceModules(page, { rule: rule('new') })).toBe(true);
    expect(ran).toEqual(['new', 'box']);
  });

  it('is not run when the start of the page stands on it: the page is loaded again', () => {
    const page = open({
      start,
      box: box('box', 'rule'),
      other: rule('other', 'rule'),
      rule: rule('"rule" old'),
    });
    ran = [];
    expect(replaceModules(page, { rule: rule('"rule" new') })).toBe(false);
    expect(ran).toEqual([]);
  });

  it('is known, and not run, when nothing has asked for it yet', () => {
    const page = open({ start, box: box('box'), other: box('other') });
    ran = [];
    expect(replaceModules(page, { late: box('late') })).toBe(true);
    expect(ran).toEqual([]);
    expect(page.m.late).toBeDefined();
  });

  it('has the page loaded again when it no longer holds the same components', () => {
    const page = open({ start, box: box('box'), other: box('other') });
    const renamed = module('renamed', [], (exports) => {
      exports.Chest = function Chest() {
        return 'chest';
      };
    });
    expect(replaceModules(page, { box: renamed })).toBe(false);
  });
});
