import type { BootData } from '../../host/src/boot/boot-data';
import type { PageData } from '../../host/src/page-data';
import { jsonBlock } from '../lib/json-block';
import { siteHead } from '../lib/site-theme';

export interface DocumentSections {
  /** tags for the head */
  head: string;
  styles: string;
  structuredData: readonly object[];
  /** markup of the root; '' when the page is to be drawn in the browser */
  body: string;
  boot: BootData;
  /** code of the boot script, which the policy allows by its hash */
  bootCode: string;
  page: PageData;
  /** reloads the page when a new release is live */
  dev: boolean;
}

/** The whole page. Its only script is the boot script; the rest is data. */
export function htmlDocument(parts: DocumentSections): string {
  const structured = parts.structuredData.map((data) =>
    jsonBlock('application/ld+json', { '@context': 'https://schema.org', ...data }),
  );
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    parts.head,
    siteHead,
    ...structured,
    parts.styles,
    jsonBlock('application/json', parts.boot, 'boot-data'),
    parts.dev ? '<script defer src="/dev/reload.js"></script>' : '',
    '</head><body><div id="loading-overlay" role="status">Loading...</div>',
    `<div id="root">${parts.body}</div>`,
    jsonBlock('application/json', parts.page, 'page-data'),
    `<script>${parts.bootCode}</script>`,
    '</body></html>',
  ].join('');
}
