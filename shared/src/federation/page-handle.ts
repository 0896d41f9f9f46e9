import type { WidgetName } from '@shop/shared/contract';
import type { WidgetRequest } from './widget-data';

/** What a route tells the host beside its component: `handle: { … } satisfies PageHandle`. */
export interface PageHandle {
  /** Widgets to load and render on the server beside the route's loader. */
  slots?: (params: Readonly<Record<string, string | undefined>>) => readonly WidgetRequest[];
  /** Widgets that the page places and the browser fills: their code is fetched with the page's. */
  places?: readonly WidgetName[];
  /** Name of the lazy chunk that holds the page, for preloading. */
  chunk?: string;
  /** The page shows its own WhatsApp button (spec section 2: product detail). */
  ownWhatsApp?: boolean;
}
