import { appFolders } from '../../build/site-folder.js';
import { Refusal } from './draft.mjs';
import { fromExample } from './from-example.mjs';
import { capital, expectName } from './names.mjs';
import { newPage } from './new-page.mjs';

/** A remote with one page. @returns what to do next */
export function newRemote(draft, name) {
  expectName(name, /^[a-z]+$/, 'a name of small letters, such as reviews');
  if (name in appFolders) throw new Refusal(`There is an app ${name} already.`);
  const folder = `${name}-mf`;
  for (const part of ['', '/src']) {
    const files = fromExample(`reviews-mf${part}`, [
      [/reviews/, name],
      [/Reviews/, capital(name)],
    ]);
    for (const [file, text] of files) draft.add(`${folder}${part}/${file}`, text);
  }
  return ['npm install', ...newPage(draft, name, `/${name}`)];
}
