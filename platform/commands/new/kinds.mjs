import { appFolders } from '../../build/site-folder.js';
import { Refusal } from './draft.mjs';
import { addRoute, addWidget, refuseTaken } from './edit-remote.mjs';

/** A remote with one page. @returns what to do next */
export function newRemote(draft, name) {
  const allowed = 'a name of 1 to 40 small letters, such as reviews, and not "constructor"';
  expectName(name, /^(?!constructor$)[a-z]{1,40}$/, allowed);
  if (name in appFolders) throw new Refusal(`There is an app ${name} already.`);
  const folder = `${name}-mf`;
  for (const part of ['', '/src']) {
    draft.copy(`reviews-mf${part}`, `${folder}${part}`, [
      [/reviews/, name],
      [/Reviews/, capital(name)],
    ]);
  }
  return ['npm install', ...newPage(draft, name, `/${name}`)];
}

/** A page of a remote, or of the host. @returns what to do next */
export function newPage(draft, app, pattern, ownName) {
  const { path, address, fixed } = expectPath(pattern);
  const allowed = 'a name of a page in small letters, such as gift-cards';
  const name = expectName(ownName ?? fixed, /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, allowed);
  const { camel, pascal, title } = formsOf(name);
  const names = [
    [/\/reviews\/:slug/, path],
    [/\/reviews\/some-slug/, address],
    [/\/reviews(?=["'`])/, path],
    [/reviews(?=[A-Z])/, camel],
    [/Reviews(?=[A-Z])/, pascal],
    [/reviews/, name],
    [/Reviews/, title],
  ];
  const folder = appFolders[app] ?? `${app}-mf`;
  if (app === 'host') {
    if (path !== `/${name}`)
      throw new Refusal(`${path} is not a path of the host, such as /gift-cards.`);
    draft.copy('host/src/pages/reviews', `host/src/pages/${name}`, names);
    addHostRoute(draft, { path, name, page: `${pascal}Page` });
  } else {
    for (const part of ['src/data', 'src/pages'])
      draft.copy(`reviews-mf/${part}`, `${folder}/${part}`, names);
    addRoute(draft, folder, { path, chunk: name, loader: `${camel}Loader`, page: `${pascal}Page` });
  }
  return [`npm test -w ${folder}`, `npm start, and open ${address}`];
}

/** A row at the end of the host's own pages. */
function addHostRoute(draft, { path, name, page }) {
  const routes = 'host/src/routes.tsx';
  refuseTaken(draft, routes, { chunk: name, path });
  draft.change(
    routes,
    /^export const ownRoutes[^\n]* = \[\n[\s\S]*?(?=^\];$)/m,
    (found) =>
      `${found}  page('${name}', () => import(/* webpackChunkName: "${name}" */ './pages/${name}/${page}')),\n`,
    'list `ownRoutes`',
  );
}

/** A widget of a remote, for other apps. @returns what to do next */
export function newWidget(draft, app, name) {
  expectName(name, /^[A-Z][A-Za-z0-9]*$/, 'a name of a widget, such as ReviewsCard');
  const folder = appFolders[app];
  const { kebab, title } = formsOf(name);
  draft.copy('reviews-mf/src/widgets', `${folder}/src/widgets`, [
    [/ReviewsCard/, name],
    [/Reviews card/, title],
  ]);
  addWidget(draft, folder, { app, name, chunk: kebab, title });
  return [
    `npm test -w ${folder}`,
    `place <Widget name="${app}/${name}" fallback={…} /> in a page, and name it in the page's handle`,
  ];
}

/** The word with a capital first letter. */
const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * @param {string} name `gift-cards` or `GiftCards`
 * @returns its forms in names of files, in identifiers and in texts
 */
function formsOf(name) {
  const words = name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab: words.join('-'),
    camel: words[0] + pascal.slice(words[0].length),
    pascal,
    title: capital(words.join(' ')),
  };
}

/** @returns the value; @throws {Refusal} when the pattern does not match: `allowed` says what would */
function expectName(value = '', pattern, allowed) {
  if (!pattern.test(value)) throw new Refusal(`"${value}" is not ${allowed}.`);
  return value;
}

/**
 * A path as the router knows it, such as `/gift-cards/:slug`, with an address that it matches and
 * its fixed parts as a name.
 */
function expectPath(value) {
  const pattern = /^(?:\/[a-z][a-z0-9-]*|\/:[a-z][A-Za-z0-9]*)+$/;
  const path = expectName(value, pattern, 'a path such as /gift-cards or /gift-cards/:slug');
  const fixed = path.split('/').filter((part) => part && !part.startsWith(':'));
  return { path, address: path.replace(/:/g, 'some-'), fixed: fixed.join('-') };
}
