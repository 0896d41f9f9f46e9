import type { createBrowserRouter } from '@shop/shared/router';

type Router = ReturnType<typeof createBrowserRouter>;

/** Waits for the loaders of the first page, so that nothing is drawn before it can be whole. */
export function whenInitialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
