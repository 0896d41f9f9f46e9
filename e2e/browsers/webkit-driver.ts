import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../harness/free-port';
import type { Driver, WindowSize } from './driver';

/** The key of an element in answers, as the WebDriver standard has it. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Runs in the page: plain WebDriver has no console, so the page stores its messages. */
const listen = `
  const messages = (window.testComplaints ??= []);
  for (const level of ['error', 'warn']) {
    const log = console[level];
    console[level] = (...parts) => (messages.push(level + ': ' + parts.join(' ')), log(...parts));
  }
  addEventListener('error', ({ message }) => messages.push('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => messages.push('uncaught: ' + reason));`;

/**
 * WebKitGTK over WebDriver, in a virtual screen of its own. MiniBrowser's window cannot be
 * narrower than 447 px. Complaints are heard from `load` on, when the shop's scripts begin.
 * @param miniBrowser WebKitGTK's own small browser
 */
export async function openWebKit(miniBrowser: string, size: WindowSize): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const close = async () => {
    await end(driver);
    await end(screen);
  };
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, miniBrowser);
    await session.post('window/rect', { x: 0, y: 0, ...size });
    // Its bars take a part of the height.
    const inner = Number(await session.run('return innerHeight'));
    await session.post('window/rect', { width: size.width, height: 2 * size.height - inner });
    const find = async (selector: string) => {
      const found = await session.post('element', { using: 'css selector', value: selector });
      return `element/${(found as Record<string, string>)[elementKey]}`;
    };
    return {
      goto: async (url) => {
        await session.post('url', { url });
        await session.run(listen);
      },
      evaluate: (expression) => session.run(`return ${expression}`),
      press: async (selector) => void (await session.post(`${await find(selector)}/click`, {})),
      type: async (selector, text) =>
        void (await session.post(`${await find(selector)}/value`, { text })),
      screenshot: async () => Buffer.from(String(await session.get('screenshot')), 'base64'),
      complaints: async () =>
        (await session.run('return (window.testComplaints ?? []).splice(0)')) as string[],
      close: async () => {
        await session.end();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSession(origin: string, binary: string) {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`${origin}/session${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { value } = (await reply.json()) as { value: { message?: string } | null };
    if (!reply.ok) throw new Error(`WebDriver: ${path}: ${value?.message ?? reply.status}`);
    return value;
  };
  const browser = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  await listening(origin);
  const { sessionId } = (await call('POST', '', { capabilities })) as { sessionId: string };
  const at = `/${sessionId}`;
  const post = (path: string, body: unknown) => call('POST', `${at}/${path}`, body);
  return {
    post,
    get: (path: string) => call('GET', `${at}/${path}`),
    run: (script: string) => post('execute/sync', { script, args: [] }),
    end: () => call('DELETE', at),
  };
}

/** The driver says nothing when it is ready. */
async function listening(origin: string): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const status = await fetch(`${origin}/status`).catch(() => undefined);
    if (status?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
