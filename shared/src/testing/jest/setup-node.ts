import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { watchConsole } from '../console/watch-console';

setShopConfig(defaultConfig);
watchConsole();
