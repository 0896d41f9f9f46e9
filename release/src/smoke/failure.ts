import { messageOf } from '@shop/shared/async';

/** @returns why the attempt failed; undefined when it did not */
export async function failure(attempt: () => Promise<void>): Promise<string | undefined> {
  try {
    await attempt();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
