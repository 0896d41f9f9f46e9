import type { PageAnswer } from '../../pages/make-page';
import { leavePath } from './preview-links';

const bar = [
  'display:flex',
  'flex-wrap:wrap',
  'justify-content:center',
  'gap:0 12px',
  'padding:8px 16px',
  'background:var(--shop-color-oxblood,#7a1f26)',
  'color:var(--shop-color-onOxblood,#fffaf1)',
  'font:600 14px/28px system-ui,sans-serif',
].join(';');

/**
 * A page of a preview: nobody else's cache keeps it, no search engine lists it, and it says what
 * it is. The bar stands outside what React draws.
 * @param channel a name of small letters, digits and dashes
 */
export function asPreview(answer: PageAnswer, channel: string): PageAnswer {
  const headers = {
    ...answer.headers,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    'x-robots-tag': 'noindex',
  };
  const said =
    `<aside id="preview-bar" aria-label="Preview" style="${bar}">` +
    `<span>Preview “${channel}”: visitors see another release.</span>` +
    `<a href="${leavePath}" style="color:inherit">Leave the preview</a></aside>`;
  const body = answer.body.replace('<div id="root">', `${said}<div id="root">`);
  return { ...answer, headers, body };
}
