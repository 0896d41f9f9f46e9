import '@testing-library/jest-dom';
// Cleans the page up after each test, before the console is judged.
import { configure } from '@testing-library/react';
import { setSiteAddresses } from '../../html';
import { watchConsole } from '../console/watch-console';

setSiteAddresses({ siteUrl: 'http://localhost:3000', apiOrigin: '' });
// In ms. A busy machine takes more than the default second to load a page's modules.
configure({ asyncUtilTimeout: 10_000 });
watchConsole();

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
