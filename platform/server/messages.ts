import type { SitemapEntry } from '../react';
import type { ReleaseSet } from '../release-set/release-set';
import type { EmbedElement } from '../rendering/render-fragment';
import type { Settings } from './settings';

/** A response, as plain data. */
export interface PageResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** of a page: what only its hydration needs, as JSON, and its hash in the HTML */
  pageData?: { hash: string; json: string };
  /** versions that could not render it, `catalog@1.8.2` */
  failed?: readonly string[] | undefined;
}

/** What a worker makes of each kind of task, as plain data. */
export interface Rendered {
  page: PageResponse;
  /** a page without its app's content, which the browser renders */
  shell: PageResponse;
  fragment: PageResponse;
  embeds: Readonly<Record<string, EmbedElement>>;
  sitemap: readonly SitemapEntry[];
}

type Work =
  /**
   * path and query as asked for
   * @param form text of a form that was submitted to it by POST
   */
  | { kind: 'page'; path: string; form?: string }
  | { kind: 'shell'; path: string }
  /**
   * @param query text of a query, without `?`
   * @param asHtml as HTML for a page to include, in place of data
   */
  | { kind: 'fragment'; owner: string; widget: string; query: string; asHtml: boolean }
  | { kind: 'embeds'; owner: string }
  | { kind: 'sitemap'; owner: string };

/** @param trace a `traceparent`, for calls to the API (W3C Trace Context) */
export type RenderTask = Work & { trace?: string | undefined };

export type Kind = RenderTask['kind'];
export type TaskOf<K extends Kind> = Extract<RenderTask, { kind: K }>;

export interface TaskResult<K extends Kind> {
  /** missing when nothing could be rendered */
  value?: Rendered[K];
  /** what the code of an app threw, for the log */
  appErrors: readonly string[];
  /** what failed without the fault of an app, such as an API that does not answer */
  upstreamErrors: readonly string[];
  /** apps of other workers that the task asked for: it needs a worker that runs them too */
  missingApps: readonly string[];
}

/** What a worker is started with. */
export interface WorkerData {
  set: ReleaseSet;
  /** remotes whose code it runs, in addition to the host's */
  apps: readonly string[];
  /** remotes whose code no worker runs: they broke, and have no previous version */
  disabledApps: readonly string[];
  settings: Settings;
}

/** What a worker asks of the main thread. */
export type Call =
  /**
   * @param post a body in JSON: the call is a POST then
   * @param trace as in a task
   */
  { ask: 'api'; url: string; post?: string; trace?: string } | { ask: 'clean'; html: string };

export type FromWorker =
  /** @param procPath of its thread below `/proc`; on Linux */
  | { type: 'started'; procPath?: string }
  /** before the code of an app is loaded: if it loops, nothing more can be said */
  | { type: 'loading'; app: string }
  | { type: 'loadFailed'; app: string; reason: string }
  | { type: 'loaded' }
  | { type: 'began'; task: number }
  | { type: 'result'; task: number; result: TaskResult<Kind> }
  | { type: 'call'; call: number; request: Call };

/** A reply of the API. */
export interface ApiReply {
  status: number;
  body: string;
}

export type Reply = ApiReply | { html: string } | { failed: string; name: string };

export type ToWorker =
  | { type: 'task'; task: number; render: RenderTask }
  | { type: 'reply'; call: number; reply: Reply };
