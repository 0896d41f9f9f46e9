import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';

setShopConfig(defaultConfig);
