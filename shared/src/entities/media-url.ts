import { shopConfig } from '@shop/shared/config';
import { mediaUrl as urlOf } from 'federated-site/html/media-url';

/** `mediaUrl` of the platform, with the addresses of this shop's configuration. */
export const mediaUrl = (raw: unknown): string | undefined => urlOf(raw, shopConfig());
