import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Published files never change; they are served compressed as they were published. */
export function servePartFiles(app: FastifyInstance, storeDir: string): void {
  app.register(files, {
    root: path.join(storeDir, 'remotes'),
    prefix: '/remotes/',
    index: false,
    list: false,
    dotfiles: 'deny',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    // What runs on the server, and what only the gate reads, is nobody's business in a browser.
    allowedPath: (file) => !/\/(?:server\.js|types\.json)$/.test(file),
  });
  app.register(files, {
    root: path.join(storeDir, 'releases'),
    prefix: '/releases/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: '1y',
  });
}
