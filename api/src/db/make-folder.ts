import { access, constants, mkdir } from 'node:fs/promises';
import { OperatorError } from '../operator-error';

/** Makes a folder of this process's data where there is none. Throws OperatorError. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

export const notWritable = (folder: string, error: unknown): OperatorError =>
  new OperatorError(
    `The folder ${folder} cannot be made or written to (${(error as Error).message}). ` +
      'Name another one with DATA_DIR.',
  );
