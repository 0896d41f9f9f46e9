import type { ReleaseSet } from '@shop/shared/contract';
import fastify from 'fastify';
import { serveSiteFiles } from './site-files';

const live = (...files: string[]): ReleaseSet => ({
  id: 'abc',
  parent: null,
  parts: {
    host: {
      name: 'host',
      version: '1.2.3',
      platform: '1.0.0',
      paths: [],
      widgets: [],
      emits: [],
      consumes: [],
      chunks: {},
      files: Object.fromEntries(files.map((file) => [file, { integrity: 'sha384-x', bytes: 1 }])),
    },
  },
});

const open = (...files: string[]) => {
  const app = fastify();
  serveSiteFiles(app, () => live(...files));
  return app;
};

describe('files that are asked for by a fixed name', () => {
  it('robots may read everything but the API', async () => {
    const answer = await open().inject('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('User-agent: *\nAllow: /\nDisallow: /api/\n');
  });

  it('the icon is the one of the live host', async () => {
    const answer = await open('main.js', 'icon.5c2c9665.svg', 'icon.5c2c9665.svg.br').inject(
      '/favicon.ico',
    );
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/remotes/host/1.2.3/icon.5c2c9665.svg');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  });

  it('a host without an icon says so with an empty answer that is kept', async () => {
    const answer = await open('main.js').inject('/favicon.ico');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  });
});
