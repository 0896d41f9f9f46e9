import { render } from '@testing-library/react';
import { documentPage } from 'federated-site/react';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'federated-site/router';
import { RouteError } from '../RouteError';

/** A page that fails, in a browser that has come to it by a click; and one that does not. */
export const open = (loader: () => unknown, path = '/faq', hasNavigated = true) => {
  const page: RouteObject = {
    path,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    loader,
    element: <h1>Questions</h1>,
  };
  documentPage.hasNavigated = hasNavigated;
  history.pushState(null, '', path);
  const router = createBrowserRouter([page, { path: '/care', element: <h1>Care</h1> }]);
  render(<RouterProvider router={router} />);
  return router;
};

export const broken = () => Promise.reject(new TypeError('x is not a function'));

/** What the server answers when it is asked whether it is there. */
export const serverAnswers = (status: number | 'nothing') =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      status === 'nothing'
        ? Promise.reject(new TypeError('no connection'))
        : ({ status } as Response),
    );

export const leaveFailingPage = () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(documentPage, { canFallBack: false, hasNavigated: false, reloadedFor: undefined });
  history.pushState(null, '', '/');
};
