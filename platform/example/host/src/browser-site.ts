import type { BrowserSite } from 'federated-site/browser';
import { routes } from './routes';

/** This site in a browser. */
export const browserSite: BrowserSite = { routes };
