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
  withPreviousVersion,
} from './remote-registry';
export { Widget } from './Widget';
export {
  loadSlot,
  loadWidget,
  type PageHandle,
  type PreloadedWidget,
  type PreloadedWidgets,
  parseWidgetKey,
  ReadySlotsContext,
  widgetKey,
} from './widget-data';
