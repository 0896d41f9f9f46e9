export type { EmbedAttribute, EmbedDefinition } from 'federated-site/release/embed-definition';
export { documentPage } from './document-page';
export { JsonLd, StructuredDataContext } from './JsonLd';
export type * from './remote';
export { defineRemote, defineWidget } from './remote';
export {
  loadPreviousVersion,
  loadRemote,
  notifyRemoteRecovered,
  onRemoteRecovered,
  type RemoteLoader,
  setRemoteLoader,
  siteNavigation,
  withPreviousVersion,
} from './remote-registry';
export { useIsServerRendered } from './use-is-server-rendered';
export { Widget } from './Widget';
export type * from './widget-data';
export {
  InspectContext,
  loadSlot,
  loadWidget,
  parseWidgetKey,
  ReadySlotsContext,
  readHandle,
  widgetKey,
} from './widget-data';
export type * from './widgets';
