import { shopConfig } from '@shop/shared/config';
import { mediaUrl as urlOf } from 'federated-site/html/media-url';

/** Where a picture of the API is found by a browser; undefined for what is no picture address. */
export const mediaUrl = (raw: unknown): string | undefined => urlOf(raw, shopConfig());
