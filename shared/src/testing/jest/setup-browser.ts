import '@testing-library/jest-dom';
// Cleans the page up after each test, before the console is judged.
import '@testing-library/react';
import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { watchApi } from '../api/mock-api';
import { watchConsole } from '../console/watch-console';

setShopConfig(defaultConfig);
watchConsole();
watchApi();

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
