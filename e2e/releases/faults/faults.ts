import type { Route } from '@playwright/test';
import type { Ends } from '../next-version';
import {
  entryThrows,
  loopsOnServer,
  throwsWhileDrawn,
  throwsWhileLoading,
  wrongContract,
} from './broken-code';

/** How a remote breaks in the field. */
export interface Fault {
  name: string;
  /** the answers of the network in place of the files of an intact version */
  answer?: (route: Route) => unknown;
  /** then only of those that come after its entry and its face */
  chunksOnly?: true;
  /** code that a version was published with */
  ends?: Ends;
  /** only the server is harmed: a browser draws the page by itself, with or without another version */
  spares?: 'browsers';
}

const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const broken = (route: Route) => route.fulfill({ status: 500, body: 'broken' });
const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title>' });

/**
 * The ten. With a version before, a visitor uses the place in that one; without one, the server's
 * page stays or a notice sells, and "Try again" brings the place back. A click may go on as a
 * document, one time; no page is loaded a second time.
 */
export const faults = {
  missing: { name: '404', answer: gone },
  failing: { name: '500', answer: broken },
  html: { name: 'HTML in place of script', answer: html },
  entry: { name: 'entry throws', ends: entryThrows },
  loading: { name: 'throws while loading', ends: throwsWhileLoading },
  drawing: { name: 'throws while rendering', ends: throwsWhileDrawn },
  silent: { name: 'hangs', answer: () => undefined },
  contract: { name: 'wrong contract', ends: wrongContract },
  chunk: { name: 'chunk missing', answer: gone, chunksOnly: true },
  loop: { name: 'endless loop on the server', ends: loopsOnServer, spares: 'browsers' },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
