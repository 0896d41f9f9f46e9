import type { PageResponse } from '../../messages';
import { leavePath } from './preview-links';

/** Over the page, so that nothing in it stands elsewhere than it will; clear of what floats. */
const pill = [
  'position:fixed',
  'left:12px',
  'bottom:88px',
  'z-index:60',
  'max-width:calc(100% - 112px)',
  'padding:4px 16px',
  'border-radius:24px',
  'background:var(--shop-color-oxblood,#7a1f26)',
  'color:var(--shop-color-onOxblood,#fffaf1)',
  'font:600 14px/20px system-ui,sans-serif',
].join(';');

const link = 'display:inline-block;padding:8px 0;margin-left:12px;color:inherit';

/**
 * A page of a preview: nobody else's cache keeps it, no search engine lists it, and it says what
 * it is, outside what React draws.
 * @param channel a name of small letters, digits and dashes
 */
export function asPreview(answer: PageResponse, channel: string): PageResponse {
  const headers = {
    ...answer.headers,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    'x-robots-tag': 'noindex',
  };
  const said =
    `<aside id="preview-bar" aria-label="Preview" style="${pill}">Preview “${channel}”` +
    `<a href="${leavePath}" aria-label="Leave the preview" style="${link}">Leave</a></aside>`;
  const body = answer.body.replace('</body>', `${said}</body>`);
  return { ...answer, headers, body };
}
