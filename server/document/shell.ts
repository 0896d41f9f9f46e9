import { escapeText } from '../lib/escape-text';
import type { PageResponse } from '../messages';
import { buildHtmlResponse, type ReleaseAssets } from './build-html-response';

export interface Frame {
  head: string;
  styles: string;
  body: string;
}

/** The same while nothing can be drawn here: a title, and all the rest in the browser. */
export const bareShell = (assets: ReleaseAssets): PageResponse =>
  shellResponse(assets, bareFrame(assets.config.name), undefined);

export const bareFrame = (name: string): Frame => ({
  head: `<title>${escapeText(name)}</title>`,
  styles: '',
  body: '',
});

export const shellResponse = (
  assets: ReleaseAssets,
  frame: Frame,
  owner: string | undefined,
): PageResponse =>
  buildHtmlResponse(assets, {
    ...{ status: 200, headers: {}, structuredData: [], ...frame },
    ...{ owners: owner ? [owner] : [], chunks: [], places: [], slots: {} },
    ...(owner ? { owner } : {}),
  });
