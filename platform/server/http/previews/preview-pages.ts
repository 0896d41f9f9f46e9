import type { FastifyReply } from 'fastify';
import type { PageResponse } from '../../messages';
import type { VersionFailure } from '../../release/release-renderer';

export const leavePath = '/_preview/leave';

const policy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const pageStyle =
  'max-width:32rem;margin:0 auto;padding:48px 24px;background:#fffaf1;color:#2b1d16;font:18px/1.5 system-ui,sans-serif';
const headingStyle = 'margin:0 0 16px;font-size:26px;line-height:1.25';
const buttonStyle = [
  'padding:12px 24px',
  'border:0',
  'border-radius:24px',
  'background:#7a1f26',
  'color:#fffaf1',
  'font:inherit',
  'font-weight:600',
  'cursor:pointer',
].join(';');

/**
 * Asks whether the visitor means it, with a button that posts to the same address.
 * @param question plain text without characters of HTML
 * @param button what it says, likewise
 */
export const askToConfirm = (reply: FastifyReply, question: string, button: string): FastifyReply =>
  reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><title>${question}</title></head>` +
        `<body style="${pageStyle}"><main><h1 style="${headingStyle}">${question}</h1>` +
        `<p>A preview is how the site looks with changes that visitors do not see yet. Only this browser shows it.</p>` +
        `<form method="post"><button style="${buttonStyle}">${button}</button></form></main></body></html>\n`,
    );

/** Over the page, so that nothing in it stands elsewhere than it will; clear of what floats. */
const barStyle = [
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

const linkStyle = 'display:inline-block;padding:8px 0;margin-left:12px;color:inherit';

/**
 * A page of a preview: no shared cache stores it, no search engine lists it, and it says what
 * it is, outside what React draws, and which version is not shown since it failed. A browser that
 * takes a previous version adds it there (`platform/browser/release-store.ts`).
 * @param channel a name of small letters, digits and dashes
 * @param isLiveInstead the preview cannot be shown, and the page is that of what is live
 */
export function asPreview(
  { failure, ...answer }: PageResponse & { failure?: VersionFailure },
  channel: string,
  isLiveInstead = false,
): PageResponse {
  const liveNote = isLiveInstead ? 'it cannot be shown, this is what is live' : undefined;
  const note = liveNote ?? (failure && failureNote(failure));
  const headers = {
    ...answer.headers,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    'x-robots-tag': 'noindex',
    ...(note && { 'x-preview-failure': note }),
  };
  const bar =
    `<aside id="preview-bar" aria-label="Preview" style="${barStyle}">Preview “${channel}”${note ? `: ${note}` : ''}` +
    `<a href="${leavePath}" aria-label="Leave the preview" style="${linkStyle}">Leave</a></aside>`;
  const body = answer.body.replace('</body>', `${bar}</body>`);
  return { ...answer, headers, body };
}

const failureNote = ({ failed, shown }: VersionFailure): string =>
  `${failed.join(', ')} failed${shown.length > 0 ? `, this is ${shown.join(', ')}` : ''}`;
