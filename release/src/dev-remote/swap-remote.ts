import type { AppVersion, PageRelease } from '@shop/shared/contract';

interface Block {
  [key: string]: unknown;
}

/**
 * Puts another version of one remote into a page of a running shop. The page's HTML was drawn by
 * the version that is live there, so the browser draws it anew.
 * @param html a page of the storefront server
 * @param app the remote as published here, served below `/remotes/` of this server
 * @returns the page, unchanged when it is none of the storefront's
 */
export function swapRemote(html: string, app: AppVersion): string {
  const folder = `/remotes/${app.name}/${app.version}/`;
  const entry = app.files['remoteEntry.js'];
  if (!entry) throw new Error(`${app.name}@${app.version} has no remoteEntry.js`);
  const withPage = editBlock(html, 'page-data', (page) => {
    const release = page.release as PageRelease;
    const remote = {
      version: app.version,
      container: `${app.name}_${app.version.replace(/\W/g, '_')}`,
      entry: `${folder}remoteEntry.js`,
      integrity: entry.integrity,
      paths: app.paths,
    };
    return {
      ...page,
      release: { ...release, remotes: { ...release.remotes, [app.name]: remote } },
    };
  });
  return editBlock(withPage, 'boot-data', (boot) => ({
    ...boot,
    scripts: (boot.scripts as { url: string }[]).filter(
      ({ url }) => !url.startsWith(`/remotes/${app.name}/`),
    ),
  }));
}

function editBlock(html: string, id: string, edit: (data: Block) => Block): string {
  const block = new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
  return html.replace(block, (_, open: string, json: string, close: string) => {
    const edited = JSON.stringify(edit(JSON.parse(json))).replace(/</g, '\\u003c');
    return open + edited + close;
  });
}
