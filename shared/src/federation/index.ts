export type { EmbedAttribute, EmbedDefinition } from '@shop/shared/contract';
export { documentPage } from './document-page';
export { JsonLd, StructuredDataContext } from './JsonLd';
export {
  type DocumentDefinition,
  defineRemote,
  defineWidget,
  type RemoteDocument,
  type RemoteModule,
  type SitemapEntry,
  type SitemapLoader,
  type WidgetDefinition,
} from './remote';
export {
  loadPreviousVersion,
  loadRemote,
  notifyRemoteRecovered,
  onRemoteRecovered,
  type RemoteLoader,
  setRemoteLoader,
} from './remote-registry';
export { Widget, type WidgetSlotProps } from './Widget';
export {
  loadSlot,
  loadWidget,
  type PageHandle,
  type PreloadedWidget,
  type PreloadedWidgets,
  parseWidgetKey,
  ReadySlotsContext,
  type WidgetRequest,
  widgetKey,
} from './widget-data';
export { withPreviousVersion } from './with-previous-version';
