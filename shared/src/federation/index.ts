export { documentPage } from './document-page';
export type { EmbedAttribute, EmbedDefinition } from './embed-definition';
export { JsonLd, StructuredDataContext } from './JsonLd';
export { orPrevious } from './or-previous';
export type { PageHandle } from './page-handle';
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
  loadPrevious,
  loadRemote,
  onLateRemote,
  type RemoteLoader,
  sayLateRemote,
  setRemoteLoader,
} from './remote-registry';
export {
  loadSlot,
  loadWidget,
  type ReadySlot,
  type ReadySlots,
  ReadySlotsContext,
  readSlotKey,
  type SlotRequest,
  slotKey,
} from './slot-data';
export { Widget, type WidgetSlotProps } from './Widget';
