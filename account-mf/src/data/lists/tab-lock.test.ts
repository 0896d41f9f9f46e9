it('a browser that has locks and refuses them runs the task all the same', async () => {
  const request = jest.fn().mockRejectedValue(new DOMException('no', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const { withTabLock } = await import('./tab-lock');
  const task = jest.fn(async () => undefined);
  await withTabLock('list', task);
  expect(request).toHaveBeenCalledTimes(1);
  expect(task).toHaveBeenCalledTimes(1);
});

it('a task that fails is not run again', async () => {
  const request = (_: string, _options: object, run: () => Promise<void>) => run();
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  jest.resetModules();
  const { withTabLock } = await import('./tab-lock');
  const task = jest.fn().mockRejectedValue(new Error('no connection'));
  await expect(withTabLock('list', task)).rejects.toThrow('no connection');
  expect(task).toHaveBeenCalledTimes(1);
});

it('a task does not wait without end for a suspended tab that has the lock', async () => {
  jest.useFakeTimers();
  const request = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  jest.resetModules();
  const { withTabLock } = await import('./tab-lock');
  const task = jest.fn(async () => undefined);
  const done = withTabLock('list', task);
  await jest.advanceTimersByTimeAsync(115_000);
  expect(task).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  await done;
  expect(task).toHaveBeenCalledTimes(1);
});
