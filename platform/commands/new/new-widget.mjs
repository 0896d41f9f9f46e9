import { appFolders } from '../../build/site-folder.js';
import { addWidget } from './edit-remote.mjs';
import { fromExample } from './from-example.mjs';
import { expectName, formsOf } from './names.mjs';

/** A widget of a remote, for other apps. @returns what to do next */
export function newWidget(draft, app, name) {
  expectName(name, /^[A-Z][A-Za-z0-9]*$/, 'a name of a widget, such as ReviewsCard');
  const folder = appFolders[app];
  const { kebab, title } = formsOf(name);
  const files = fromExample('reviews-mf/src/widgets', [
    [/ReviewsCard/, name],
    [/Reviews card/, title],
  ]);
  for (const [file, text] of files) draft.add(`${folder}/src/widgets/${file}`, text);
  addWidget(draft, folder, { app, name, chunk: kebab, title });
  return [
    `npm test -w ${folder}`,
    `place <Widget name="${app}/${name}" fallback={…} /> in a page, and name it in the page's handle`,
  ];
}
