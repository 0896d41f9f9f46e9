export * from './endpoints';
export * from './entities';
export * from './events';
export type * from './release-set';
export * from './typed-text';
export type * from './widgets';
