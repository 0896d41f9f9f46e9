export type { EmbedAttribute, EmbedDefinition } from './embed-definition';
export type { Endpoint } from './endpoint';
export type { Body, Params, Query, Reply } from './endpoint-parts';
export { type EndpointKey, type Endpoints, endpoints } from './endpoints';
export * from './entities';
export { type EventName, eventVersions, type ShopEvents } from './events';
export type * from './failures';
export type * from './release-set';
export {
  isBlank,
  isContactEmail,
  isLongerThan,
  isPhone,
  plainEmail,
  withPlainDigits,
} from './typed-text';
export type { WidgetName, WidgetProps, Widgets } from './widgets';
