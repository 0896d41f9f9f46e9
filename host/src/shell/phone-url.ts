import { shopConfig } from '@shop/shared/config';

/** A link that calls the shop. */
export const phoneUrl = (): string => `tel:${shopConfig().phone.replace(/[^\d+]/g, '')}`;
