/** The longest wait, in ms; enough for a busy machine. */
const timeoutMs = 20_000;

/** Asks again until the answer is as expected; fails with the last answer when it never is. */
export async function eventually<T>(
  ask: () => Promise<T>,
  isExpected: (answer: T) => boolean,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (isExpected(answer)) return answer;
    if (performance.now() > deadline) {
      throw new Error(`Not within ${timeoutMs} ms; the last answer was ${JSON.stringify(answer)}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}
