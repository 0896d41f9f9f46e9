import { shopConfig } from '@shop/shared/config';

export const phoneUrl = (): string => `tel:${shopConfig().phone.replace(/[^\d+]/g, '')}`;
