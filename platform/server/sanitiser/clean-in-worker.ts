import { parentPort, workerData } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import { messageOf } from '../../async';
import { createServerCleaner } from '../../html/server-cleaner';
import type { Answer } from './html-cleaner';

const clean = createServerCleaner(new JSDOM('').window, workerData);

parentPort?.postMessage({} satisfies Answer);
parentPort?.on('message', (html: string) => parentPort?.postMessage(answer(html)));

function answer(html: string): Answer {
  try {
    return { html: clean(html) };
  } catch (error) {
    return { failed: messageOf(error) };
  }
}
