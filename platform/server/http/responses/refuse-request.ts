import type { Socket } from 'node:net';
import { integrityOf } from '../../../release-set/hashes';
import { escapeText } from '../../lib/html-escapes';
import type { SiteRules } from '../../site';

/** The page for an address that is too long; it runs no code of an app. */
const tooLongPage = ({ name, language, head, tooLong }: SiteRules): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${tooLong.heading} | ${escapeText(name)}</title>`,
    `${head}<style>${tooLong.css}</style></head><body><main><h1>${tooLong.heading}</h1>`,
    `${tooLong.html}</main></body></html>`,
  ].join('');

/**
 * Answers a request that Node does not take (its `clientError`): an address or headers of more
 * than 16 kB with a page (431), all else with a line.
 */
export function refuseRequest(rules: SiteRules) {
  const page = tooLongPage(rules);
  const style = integrityOf(rules.tooLong.css, 'sha256');
  const policy = `default-src 'none'; style-src '${style}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, type, body] =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'text/html', page]
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? ['408 Request Timeout', 'text/plain', 'The request took too long (408).\n']
          : ['400 Bad Request', 'text/plain', 'The site cannot answer this (400).\n'];
    const head = [
      `HTTP/1.1 ${status}`,
      `content-type: ${type}; charset=utf-8`,
      `content-length: ${Buffer.byteLength(body)}`,
      `content-security-policy: ${policy}`,
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}
