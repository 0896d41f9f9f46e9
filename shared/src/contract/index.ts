export {
  type Body,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  endpoints,
  type Params,
  type Query,
  type Reply,
} from './endpoints';
export * from './entities';
export { type EventName, eventVersions, type ShopEvents } from './events';
export type * from './failures';
export type * from './release-set';
export type { WidgetName, WidgetProps, Widgets } from './widgets';
