// By name: with `export *`, Node finds no names in the file that tsx compiles.

export { colorKey, colorOfKey, shortColorKey } from './color-key';
export type * from './desk-entities';
export type * from './endpoints';
export { endpoints } from './endpoints';
export * from './entities';
export { type EventName, eventVersions, type ShopEvents } from './events';
export * from './order-entities';
export { maxOrderItems, maxQuantity } from './order-limits';
export { maxPictures } from './picture-limits';
export {
  isBlank,
  isContactEmail,
  isLongerThan,
  isPhone,
  plainEmail,
  withPlainDigits,
} from './typed-text';
export type * from './widgets';
