import type { FastifyReply } from 'fastify';

const policy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const page =
  'max-width:32rem;margin:0 auto;padding:48px 24px;background:#fffaf1;color:#2b1d16;font:18px/1.5 system-ui,sans-serif';
const heading = 'margin:0 0 16px;font-size:26px;line-height:1.25';
const look = [
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
export const askFirst = (reply: FastifyReply, question: string, button: string): FastifyReply =>
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
        `<body style="${page}"><main><h1 style="${heading}">${question}</h1>` +
        `<p>A preview is how the shop looks with changes that visitors do not see yet. Only this browser shows it.</p>` +
        `<form method="post"><button style="${look}">${button}</button></form></main></body></html>\n`,
    );
