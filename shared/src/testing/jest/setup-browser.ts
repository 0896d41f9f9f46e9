import '@testing-library/jest-dom';
// Cleans the page up after each test, before the console is judged.
import '@testing-library/react';
import { watchApi } from '../api/mock-api';
import { watchConsole } from '../console/watch-console';

watchConsole();
watchApi();

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
