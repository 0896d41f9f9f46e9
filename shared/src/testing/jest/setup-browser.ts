import '@testing-library/jest-dom';
import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
// Cleans the page up after each test, before the console is judged.
import { configure } from '@testing-library/react';
import { setSiteAddresses } from 'federated-site/html';
import { watchApi } from '../api/mock-api';
import { watchConsole } from '../console/watch-console';

setShopConfig(defaultConfig);
setSiteAddresses(defaultConfig);
// In ms. A busy machine takes more than the default second to load a page's modules.
configure({ asyncUtilTimeout: 10_000 });
watchConsole();
watchApi();

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no layout, and so no sizes that could change.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
