import type { Static, TSchema } from '@sinclair/typebox';
import type { EndpointKey, Endpoints } from './endpoints';

type PartOf<K extends EndpointKey, P extends 'params' | 'query' | 'body' | 'reply'> =
  Endpoints[K] extends Record<P, infer S extends TSchema> ? Static<S> : undefined;

export type Params<K extends EndpointKey> = PartOf<K, 'params'>;
export type Query<K extends EndpointKey> = PartOf<K, 'query'>;
export type Body<K extends EndpointKey> = PartOf<K, 'body'>;
export type Reply<K extends EndpointKey> = PartOf<K, 'reply'>;
