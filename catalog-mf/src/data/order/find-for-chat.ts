import type { Failed } from '@shop/shared/ui/bundled';
import { withTimeout } from 'federated-site/async';
import { findProduct, type ProductResult } from '../product/product-api';

/** The visitor waits in an empty tab: after this, in ms, the chat opens with what the form says. */
const waitMs = 2_000;

/** `findProduct` for a form that opens a chat: an API that does not answer in time has failed. */
export const findForChat = (slug: string, signal: AbortSignal): Promise<ProductResult> =>
  withTimeout(findProduct(slug, signal), waitMs, slug).catch((): Failed => ({ state: 'failed' }));
