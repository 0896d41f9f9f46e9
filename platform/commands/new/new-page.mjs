import { appFolders } from '../../build/site-folder.js';
import { Refusal } from './draft.mjs';
import { addRoute, refuseTaken } from './edit-remote.mjs';
import { fromExample } from './from-example.mjs';
import { expectName, expectPath, formsOf } from './names.mjs';

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
  const addFiles = (from, to) => {
    for (const [file, text] of fromExample(from, names)) draft.add(`${to}/${file}`, text);
  };
  const folder = appFolders[app] ?? `${app}-mf`;
  if (app === 'host') {
    if (path !== `/${name}`)
      throw new Refusal(`${path} is not a path of the host, such as /gift-cards.`);
    addFiles('host/src/pages/reviews', `host/src/pages/${name}`);
    addHostRoute(draft, { path, name, page: `${pascal}Page` });
  } else {
    for (const part of ['src/data', 'src/pages'])
      addFiles(`reviews-mf/${part}`, `${folder}/${part}`);
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
