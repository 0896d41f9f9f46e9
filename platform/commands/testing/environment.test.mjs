import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { loopbackWithoutProxy } from '../start/run.mjs';
import { testEnvironment } from './environment.mjs';

describe('what tests hear of a developer’s shell', () => {
  it('is neither a shop’s database nor its settings, but the rest', () => {
    const shell = { PATH: '/bin', DATABASE_URL: 'postgres://a-real-shop', NODE_ENV: 'production' };
    const heard = testEnvironment({ ...shell, TZ: 'Asia/Kolkata' });
    expect(heard).toEqual(expect.objectContaining({ PATH: '/bin', TZ: 'Asia/Kolkata' }));
    expect(Object.keys(heard)).not.toContain('DATABASE_URL');
    expect(Object.keys(heard)).not.toContain('NODE_ENV');
  });
});

describe('a machine that asks others through a proxy', () => {
  it('asks itself without it, and hosts that it asked so before', () => {
    expect(loopbackWithoutProxy({ NO_PROXY: 'intranet.example, 127.0.0.1' }).no_proxy).toBe(
      'intranet.example,127.0.0.1,localhost,::1',
    );
  });

  it('does not ask itself through it', async () => {
    const server = createServer((_request, response) => response.end('here'));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = 'http://127.0.0.1:1';
    const shell = { ...process.env, NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy, NO_PROXY: '' };
    const ask = `fetch('http://127.0.0.1:${server.address().port}').then((a) => a.text()).then(console.log)`;
    const child = spawn(process.execPath, ['-e', ask], { env: loopbackWithoutProxy(shell) });
    const said = [];
    child.stdout.on('data', (text) => said.push(text));
    await new Promise((resolve) => child.once('close', resolve));
    server.close();
    expect(said.join('').trim()).toBe('here');
  });
});
