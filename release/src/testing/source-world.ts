import { optionsFile, sourcesFile } from '../compile/source-files';

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2022'],
  jsx: 'react-jsx',
  strict: true,
  verbatimModuleSyntax: true,
};

const subpaths = ['contract', 'federation', 'bus', 'format'];
const exports = Object.fromEntries(subpaths.map((name) => [`./${name}`, `./src/${name}/index.ts`]));

const platform = {
  [optionsFile]: JSON.stringify({ compilerOptions }),
  'shared/package.json': JSON.stringify({ name: '@shop/shared', exports }),
  'shared/src/contract/index.ts': `export type { Widgets } from './widgets';
    export type { ShopEvents } from './events';`,
  'shared/src/contract/widgets.ts': `export interface Widgets {
    'account/Button': { productId: number };
    'catalog/Grid': Record<never, never>;
  }`,
  'shared/src/contract/events.ts': `export interface ShopEvents { 'cart/changed': { count: number } }`,
  'shared/src/federation/index.ts': `import type { Widgets } from '@shop/shared/contract';
    export declare function Widget<N extends keyof Widgets>(props: Widgets[N] & { name: N }): null;`,
  'shared/src/bus/index.ts': `import type { ShopEvents } from '../contract';
    export declare function on<N extends keyof ShopEvents>(
      name: N, listener: (detail: ShopEvents[N]) => void,
    ): void;`,
  'shared/src/format/index.ts': 'export const rupees = (amount: number): string => String(amount);',
  'node_modules/@types/react/package.json': '{ "name": "@types/react", "version": "19.0.0" }',
  'node_modules/@types/react/jsx-runtime.d.ts': `export namespace JSX {
    type Element = null;
    interface IntrinsicElements { p: { children?: unknown } }
  }`,
};

const published = (files: Readonly<Record<string, string>>) => ({
  [sourcesFile]: JSON.stringify({ files }),
});

/** A small platform as a host publishes it: two widgets, an event, and how prices are written. */
export const platformSources = (changes: Readonly<Record<string, string>> = {}) =>
  published({ ...platform, ...changes });

/** Sources of a remote with one page. */
export const pageSources = (name: string, page: string) =>
  published({ [`${name}-mf/src/Page.tsx`]: page });
