import type { ReleaseSet } from '@shop/shared/contract';
import type { SitemapEntry } from '@shop/shared/federation';
import type { EmbedElement } from '../host/src/server-entry/entry';
import type { Settings } from './settings';

/** A response, as plain data. */
export interface PageResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What threads make of the parts of a release: each as plain data. */
export interface Rendered {
  /** loads the host's bundle, and the others' when asked to */
  prepare: Record<string, never>;
  page: PageResponse;
  /** a page without what its part draws */
  shell: PageResponse;
  fragment: PageResponse;
  embeds: Readonly<Record<string, EmbedElement>>;
  sitemap: readonly SitemapEntry[];
}

export type RenderTask =
  | { kind: 'prepare'; all: boolean }
  /** path and query as asked for */
  | { kind: 'page'; path: string }
  | { kind: 'shell'; path: string }
  /** @param query text of a query, without `?` */
  | { kind: 'fragment'; owner: string; widget: string; query: string }
  | { kind: 'embeds'; owner: string }
  | { kind: 'sitemap'; owner: string };

export type Kind = RenderTask['kind'];
export type TaskOf<K extends Kind> = Extract<RenderTask, { kind: K }>;

/** A task as a thread gets it. */
export interface ThreadTask {
  job: number;
  task: RenderTask;
}

/** What became of a task. */
export interface Outcome<K extends Kind> {
  /** missing when nothing came of it */
  value?: Rendered[K];
  /** what broke on the way, in sentences for the log; nothing that the API did */
  faults: readonly string[];
  /** what failed and is nobody's fault, such as an API that does not answer */
  troubles: readonly string[];
  /** parts whose code had run */
  parts: readonly string[];
}

/** What a thread is told as it starts. */
export interface ThreadData {
  set: ReleaseSet;
  /** parts whose code is not to be run */
  aside: readonly string[];
  settings: Settings;
  /** one number for each thread, by its id: it moves while the thread is not stuck */
  beats: Int32Array;
}

export type Call = { ask: 'api'; url: string } | { ask: 'clean'; html: string };

/** Which part's code a job is about to run; or which one is loaded before it, null when all are. */
export type Running = { job: number } & ({ runs: string } | { loads: string | null });

/** A thread to the main one. */
export type FromThread = (Call & { call: number }) | Running;

/** The main thread to one of its threads. */
export type ToThread =
  | { call: number; body: string; status: number }
  | { call: number; html: string }
  | { call: number; failed: string };

/** The first message of a thread. */
export interface Hello {
  thread: number;
  line: import('node:worker_threads').MessagePort;
}
