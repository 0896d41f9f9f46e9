/** Ends the current task, so that a touch can be answered. A timer would add 4 ms. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/**
 * Evaluates modules one after the other, each in a task of its own: all at once would keep a phone
 * from answering a touch for 200 ms.
 * @param steps imports of modules that are here already (`webpackMode: "eager"`), in the order of
 *   need, so that each finds evaluated what it stands on
 * @throws what a module throws; those after it are not evaluated
 */
export async function evaluateYielding(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await yieldToMain();
    await step();
  }
}
