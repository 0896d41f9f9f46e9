import { pageRemote } from '../release-set/page-remote';
import type { AppVersion, PageRelease } from '../release-set/release-set';

type Block = Record<string, unknown>;

/**
 * Puts another version of one remote into a page of a running shop. The page's HTML was drawn by
 * the version that is live there, so the browser draws it anew.
 * @param html a page of the storefront server
 * @param app the remote as published here, served below `/remotes/` of this server
 * @returns the page, unchanged when it is none of the storefront's
 */
export function swapRemote(html: string, app: AppVersion): string {
  const withPage = editBlock(html, 'page-data', (page) => withRemote(page, app));
  return editBlock(withPage, 'boot-data', (boot) => ({
    ...boot,
    scripts: (boot.scripts as { url: string }[]).filter(
      ({ url }) => !url.startsWith(`/remotes/${app.name}/`),
    ),
  }));
}

/** The same in what a page needs for hydration, `/page-data/…`. */
export const swapRemoteInData = (json: string, app: AppVersion): string =>
  JSON.stringify(withRemote(JSON.parse(json), app));

function withRemote(page: Block, app: AppVersion): Block {
  const release = page.release as PageRelease;
  // The HTML of most pages holds the id alone.
  if (!release.remotes) return page;
  return {
    ...page,
    release: { ...release, remotes: { ...release.remotes, [app.name]: pageRemote(app) } },
  };
}

function editBlock(html: string, id: string, edit: (data: Block) => Block): string {
  const block = new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
  return html.replace(block, (_, open: string, json: string, close: string) => {
    const edited = JSON.stringify(edit(JSON.parse(json))).replace(/</g, '\\u003c');
    return open + edited + close;
  });
}
