import type { Ends } from '../next-version';

/** Puts another face in place of the one that a browser's entry exposes. */
const faceInBrowser =
  (face: string) =>
  (container: string): string =>
    `
;((whole) => {
  ${container} = { init: whole.init, get: async (name) => {
    const load = await whole.get(name);
    return ${face};
  } };
})(${container});`;

/** The face with another component in each page and widget. */
const drawnBy = (component: string) => `((face) => ({
  ...face,
  routes: face.routes.map((route) => ({
    ...route,
    lazy: async () => ({ ...(await route.lazy()), Component: ${component} }),
  })),
  widgets: Object.fromEntries(Object.entries(face.widgets).map(([name, widget]) => [
    name,
    async () => ({ ...(await widget()), Component: ${component} }),
  ])),
}))`;

const throws = '() => { throw new Error("broken while it is drawn"); }';
const loops = '() => { for (;;); }';

const onServer = (component: string) => (): string =>
  `
;((face) => { module.exports = { default: face }; })(${drawnBy(component)}(module.exports.default));`;

export const syntaxError: Ends = { 'remoteEntry.js': () => '\n;}{' };

export const throwsWhileLoading: Ends = {
  'remoteEntry.js': faceInBrowser('() => { throw new Error("broken while it loads"); }'),
};

export const wrongContract: Ends = {
  'remoteEntry.js': faceInBrowser('() => ({ default: { pages: [] } })'),
};

export const throwsWhileDrawn: Ends = {
  'remoteEntry.js': faceInBrowser(`() => ({ default: ${drawnBy(throws)}(load().default) })`),
  'server.js': onServer(throws),
};

export const loopsOnServer: Ends = { 'server.js': onServer(loops) };
