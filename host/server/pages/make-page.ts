import type { LoadedRelease } from '../release/loaded-release';
import { contentSecurityPolicy } from '../security/content-security-policy';
import type { Settings } from '../settings';
import { htmlDocument } from './html-document';
import { bootData, pageRelease } from './page-scripts';
import { splitHead } from './split-head';

/** An answer, as plain data. */
export interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Renders a page, signed out, so that it is the same for everyone.
 * When rendering fails the page is answered as a shell that draws itself in the browser.
 * @param path path and query as asked for
 * @param failed is told why a page could not be rendered
 */
export async function makePage(
  release: LoadedRelease,
  path: string,
  { config, dev }: Settings,
  failed: (error: unknown) => void,
): Promise<PageAnswer> {
  const { host, set } = release;
  const remotes = pageRelease(set);
  const owner = host.matchOwner(remotes.remotes, path.split('?')[0] ?? '/');
  const rendered = await host.renderPage(config.siteUrl + path, owner).catch(failed);
  if (rendered && 'redirect' in rendered) {
    return { status: rendered.status, headers: { location: rendered.redirect }, body: '' };
  }
  const slotOwners = Object.keys(rendered?.slots ?? {}).map((key) => ownerOfSlot(key));
  const owners = [...new Set([...(owner ? [owner] : []), ...slotOwners])];
  const { head, body } = rendered ? splitHead(rendered.html) : shell(release, config.name);
  const styles = rendered?.styles ?? '';
  return {
    status: rendered?.status ?? 200,
    headers: {
      ...rendered?.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(
        release.boot.integrity,
        head + styles,
        config,
      ),
    },
    body: htmlDocument({
      head,
      styles,
      structuredData: rendered?.structuredData ?? [],
      body,
      dev,
      boot: bootData(set, {
        owners,
        chunks: rendered?.chunks ?? [],
        places: rendered?.places ?? [],
      }),
      bootCode: release.boot.code,
      page: {
        config,
        release: remotes,
        rendered: Object.fromEntries(owners.map((name) => [name, set.parts[name]?.version ?? ''])),
        ...(owner ? { owner } : {}),
        ...(rendered ? { router: rendered.router } : {}),
        slots: rendered?.slots ?? {},
        places: rendered?.places ?? [],
      },
    }),
  };
}

/** A host from before there was a head for it can still be rolled back to. */
const shell = ({ host }: LoadedRelease, name: string) => ({
  head: `<title>${escapeText(name)}</title>${host.shellHead ?? ''}`,
  body: '',
});

const ownerOfSlot = (key: string): string => (JSON.parse(key)[0] as string).split('/')[0] ?? '';

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
