/** On a machine that is busy; what takes longer does not come, in ms. */
const timeoutMs = 20_000;

/** Asks again until the answer is as wanted; fails with the last answer when it never is. */
export async function eventually<T>(
  ask: () => Promise<T>,
  wanted: (answer: T) => boolean,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (wanted(answer)) return answer;
    if (performance.now() > deadline) {
      throw new Error(`Not within ${timeoutMs} ms; the last answer was ${JSON.stringify(answer)}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}
