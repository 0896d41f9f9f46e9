import { expect, type Page } from '@playwright/test';
import { fulfillChanged } from '../fixtures/routes';

const throws = '(()=>{throw new Error("broken on purpose")})()';
const throwingRef = 'ref:()=>{throw new Error("broken on purpose")},';

export interface StartFailure {
  name: string;
  path: string;
  /** the script that fails, or the page's data */
  file: RegExp;
  /** changes its text; missing: it does not load */
  change?: (code: string) => string;
  /** the host's own start says nothing */
  isSilent?: true;
  /** the page may have been hydrated before, and its list whole */
  isLate?: true;
}

const hostMain = /\/remotes\/host\/.*\/main\./;
const remoteEntry = /\/remotes\/catalog\/.*\/remoteEntry\./;
const listChunk = /\/remotes\/catalog\/.*\/list\./;
const path = '/products';

/** Everything that can fail between the server's page and a hydrated one, host and remote. */
export const startFailures: readonly StartFailure[] = [
  { name: 'the host does not come', path, file: hostMain, isSilent: true },
  {
    name: 'the host cannot be parsed',
    ...{ path, file: hostMain, isSilent: true },
    change: (code) => `;}{${code}`,
  },
  {
    name: 'the host throws as its file runs',
    ...{ path, file: hostMain, isSilent: true },
    change: (code) => `${throws};${code}`,
  },
  {
    name: 'a module of the host throws as it is evaluated',
    ...{ path, file: hostMain, isSilent: true },
    change: (code) => code.replace('title:"You are offline"', `title:${throws}`),
  },
  { name: 'its data does not come', path, file: /\/page-data\//, isSilent: true },
  {
    name: 'the host throws in its first render',
    ...{ path, file: hostMain },
    change: (code) => code.replace('"Skip to content"', throws),
  },
  {
    name: 'the host throws in an effect of its first render',
    ...{ path, file: hostMain },
    change: (code) => code.replace('children:"Skip to content"', `${throwingRef}$&`),
  },
  {
    name: 'the host throws where it is taken over when near',
    ...{ path, file: hostMain, isLate: true },
    change: (code) => code.replace('"Visit or call"', throws),
  },
  { name: 'the page’s remote does not come', path, file: remoteEntry },
  {
    name: 'the page’s remote cannot be parsed',
    ...{ path, file: remoteEntry },
    change: (code) => `;}{${code}`,
  },
  {
    name: 'the page’s remote throws as its file runs',
    ...{ path, file: remoteEntry },
    change: (code) => `${throws};${code}`,
  },
  { name: 'the page’s chunk does not come', path, file: listChunk },
  {
    name: 'the page’s chunk throws as it is evaluated',
    ...{ path, file: listChunk },
    change: (code) => code.replace(/\.styled\.\w+\./, `[${throws}].$&`),
  },
  {
    name: 'the page’s remote throws in its first render',
    ...{ path, file: listChunk },
    change: (code) => code.replace('||"All Products"', `||${throws}`),
  },
  {
    name: 'the page’s remote throws in an effect of its first render',
    ...{ path, file: listChunk },
    change: (code) => code.replace('children:"Sort by"', `${throwingRef}$&`),
  },
  {
    name: 'a remote’s widget throws in its first render',
    path: '/',
    file: /\/remotes\/catalog\/.*\/home\./,
    change: (code) => code.replace('later:"near"', `later:${throws}`),
  },
];

/** Integrity is taken out of the server's page, so that files can be changed on their way. */
export const withoutIntegrity = (html: string): string =>
  html.replace(/"integrity":"[^"]*"/g, '"integrity":""');

/** Runs in the page; simulates a first action of the visitor. */
export const saysStatic = (): boolean => {
  const late = document.querySelectorAll('#root [data-late]');
  for (const target of [window, ...late]) target.dispatchEvent(new Event('pointermove'));
  return [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
    textContent?.includes('links work'),
  );
};

/** Lets a page's start fail. */
export async function failStart(page: Page, { file, change }: StartFailure): Promise<void> {
  await page.route(/^[^?]*\/(products)?(\?.*)?$/, (route) =>
    route.request().resourceType() === 'document'
      ? fulfillChanged(route, withoutIntegrity)
      : route.fallback(),
  );
  await page.route(/\/remotes\/.*\.js|\/page-data\//, (route) => {
    if (!file.test(route.request().url())) return route.fallback();
    if (!change) return route.abort();
    return fulfillChanged(route, (code) => {
      const changed = change(code);
      expect(changed, `nothing in ${file} to change`).not.toBe(code);
      return changed;
    });
  });
}
