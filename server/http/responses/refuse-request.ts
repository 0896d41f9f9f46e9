import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ShopConfig } from '@shop/shared/config';
import { theme } from '@shop/shared/theme';
import { escapeText } from '../../lib/html-escapes';
import { siteGround, siteHead } from '../../lib/site-theme';

const style = `
  body { max-width: 36rem; margin: 0 auto; padding: 15vh 24px 24px; color: ${theme.color.ink};
    background: ${siteGround}; font: ${theme.size.lead} / 1.6 ${theme.font.body} }
  h1 { font: 600 2rem / 1.2 Georgia, serif }
  a { display: inline-block; padding: 10px 16px 10px 0; color: ${theme.color.accent} }
`;
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Says that the address is too long, with the ways back into the shop; needs no part of it. */
const tooLong = ({ name, whatsapp }: ShopConfig): string =>
  [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>This address is too long | ${escapeText(name)}</title>`,
    `${siteHead}<style>${style}</style></head><body><main><h1>This address is too long</h1>`,
    '<p>The shop cannot read all of it. If you searched for something, a few words find more.</p>',
    '<p><a href="/products">All products</a><a href="/">Home</a><a href="/contact">Contact</a>',
    `<a href="https://wa.me/${whatsapp}" rel="noopener">Ask on WhatsApp</a></p>`,
    '</main></body></html>',
  ].join('');

/**
 * Answers what is no request that Node takes (its `clientError`): an address or headers of more
 * than 16 kB with a page (431), all else with a line.
 */
export function refuseRequest(config: ShopConfig) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, type, body] =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'text/html', tooLong(config)]
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? ['408 Request Timeout', 'text/plain', 'The request took too long (408).\n']
          : ['400 Bad Request', 'text/plain', 'The shop cannot answer this (400).\n'];
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
