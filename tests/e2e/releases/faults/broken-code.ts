import type { Ends } from '../next-version';

// The gate refuses code that always breaks; these faults occur only in visitors' browsers.
const inBrowser = 'typeof innerWidth == "number"';
const onStorefront = 'process.env.PORT';

/** Puts another face in place of the one that a browser's entry exposes. */
const faceInBrowser =
  (face: string) =>
  (container: string): string =>
    `
;((whole) => {
  ${container} = { init: whole.init, get: async (name) => {
    const load = await whole.get(name);
    return ${inBrowser} ? ${face} : load;
  } };
})(${container});`;

/** The face with another component in each page and widget. */
const drawnBy = (component: string) => `((face) => ({
  ...face,
  routes: face.routes.map((route) => ({
    ...route,
    lazy: route.lazy && (async () => ({ ...(await route.lazy()), Component: ${component} })),
  })),
  widgets: Object.fromEntries(Object.entries(face.widgets).map(([name, widget]) => [
    name,
    async () => ({ ...(await widget()), Component: ${component} }),
  ])),
}))`;

const throwsWhen = (where: string) =>
  `() => { if (${where}) throw new Error("broken while it is drawn"); }`;
const loops = `() => { while (${onStorefront}); }`;

const onServer = (component: string) => (): string =>
  `
;((face) => { module.exports = { default: face }; })(${drawnBy(component)}(module.exports.default));`;

export const entryThrows: Ends = {
  'remoteEntry.js': (container) =>
    `\n;if (${inBrowser}) { ${container} = undefined; throw new Error("broken entry"); }`,
};

export const throwsWhileLoading: Ends = {
  'remoteEntry.js': faceInBrowser('() => { throw new Error("broken while it loads"); }'),
};

export const wrongContract: Ends = {
  'remoteEntry.js': faceInBrowser('() => ({ default: { pages: [] } })'),
};

export const throwsWhileDrawn: Ends = {
  'remoteEntry.js': faceInBrowser(
    `() => ({ default: ${drawnBy(throwsWhen(inBrowser))}(load().default) })`,
  ),
  'server.js': onServer(throwsWhen(onStorefront)),
};

/** Throws while it is drawn by browsers that name themselves so; for others it is as it was. */
export const throwsFor = (userAgent: string): Ends => ({
  'remoteEntry.js': faceInBrowser(
    `navigator.userAgent.includes("${userAgent}")
      ? () => ({ default: ${drawnBy(throwsWhen('true'))}(load().default) })
      : load`,
  ),
});

export const loopsOnServer: Ends = { 'server.js': onServer(loops) };
