import vm from 'node:vm';
import { createSchedule } from './browser-schedule';

/** A script element, as scripts make one. */
export interface ScriptElement {
  src: string;
  integrity?: string;
  onload?: (event: object) => void;
  onerror?: (event: object) => void;
}

/**
 * Stands for everything of a browser that no script of the shop needs to be evaluated: it may be
 * called, made, read and set, and does nothing.
 */
const stub: object = new Proxy(function stub() {}, {
  get(target, key) {
    if (key === 'prototype') return target.prototype;
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [].values();
    return key === 'then' ? undefined : stubFor(key);
  },
  set: () => true,
  apply: () => stub,
  construct: () => stub,
});

/** Where a document ends, so that scripts which walk through it do. */
const ends =
  /^(parent(Node|Element)|offsetParent|(first|last)(Element)?Child|(next|previous)(Element)?Sibling)$/;

const stubFor = (key: string | symbol): object | null =>
  typeof key === 'string' && ends.test(key) ? null : stub;

const withDefaults = <T extends object>(own: T): T =>
  new Proxy(own, {
    get: (target, key) => (key in target ? target[key as keyof T] : stubFor(key)),
  });

/** What browsers have as Node.js has it. */
const nodeGlobals = [
  'AbortController AbortSignal Blob DOMException Event EventTarget FormData Headers Request',
  'Response TextDecoder TextEncoder URL URLSearchParams atob btoa crypto performance',
  'queueMicrotask structuredClone',
].flatMap((names) => names.split(' '));

/** A `MessageChannel` that delivers nothing ends the host's start after its first step. */
const stubbedGlobals = [
  'BroadcastChannel CSS CSSStyleSheet CustomEvent DOMParser DocumentFragment Element File FileReader',
  'HTMLAnchorElement HTMLButtonElement HTMLDialogElement HTMLElement HTMLFormElement',
  'HTMLImageElement HTMLInputElement Image IntersectionObserver KeyboardEvent MessageChannel',
  'MouseEvent MutationObserver Node PerformanceObserver PointerEvent Range ResizeObserver SVGElement',
  'WebSocket Worker XMLHttpRequest addEventListener caches',
  'customElements devicePixelRatio dispatchEvent fetch getComputedStyle getSelection',
  'indexedDB innerHeight innerWidth isSecureContext matchMedia navigator removeEventListener',
  'reportError screen scrollBy scrollTo scrollX scrollY',
  'visualViewport',
].flatMap((names) => names.split(' '));

/** Storage of a first visit: empty. */
const emptyStorage = () => ({
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {},
  removeItem() {},
  clear() {},
});

/**
 * The globals of a page, as a context for `node:vm`.
 * @param load called with each script element that is put into the document
 */
export function createWindow(origin: string, load: (script: ScriptElement) => void) {
  const add = (element: ScriptElement): ScriptElement => {
    if (typeof element.src === 'string') queueMicrotask(() => load(element));
    return element;
  };
  const head = withDefaults({ append: add, appendChild: add, insertBefore: add });
  const document = withDefaults({
    cookie: '',
    currentScript: null as { src: string; tagName: string } | null,
    defaultView: {},
    readyState: 'complete',
    head,
    body: head,
    documentElement: head,
    createElement: () => withDefaults({ integrity: '', getAttribute: () => null }),
    getElementById: () => null,
    getElementsByTagName: () => [],
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  const schedule = createSchedule();
  const given = Object.fromEntries([
    ...Object.entries(schedule.globals),
    ...nodeGlobals.map((name) => [name, Reflect.get(globalThis, name)]),
    ...stubbedGlobals.map((name) => [name, stub]),
    ['history', withDefaults({ state: null })],
    ['localStorage', emptyStorage()],
    ['sessionStorage', emptyStorage()],
  ]);
  const location = Object.assign(new URL(origin), { assign: stub, reload: stub });
  const context = vm.createContext({ ...given, console: stub, document, location });
  const window = vm.runInContext('globalThis', context) as Record<string, unknown>;
  document.defaultView = Object.assign(window, { self: window, window });
  return { context, window, document, schedule };
}
