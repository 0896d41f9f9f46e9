import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { watchApi } from '../api/mock-api';

setShopConfig(defaultConfig);
watchApi();
