import type { RemoteModule } from '../../react';
import { handleFaults } from './handle-faults';

/**
 * The tests of a remote's public interface. Each remote runs them in `src/remote.test.ts`.
 * @param folder the remote's `src`
 * @param remote what its `remote.tsx` exports
 * @param contract its `contract.json`
 */
export function describeRemote(
  folder: string,
  remote: RemoteModule,
  contract: { name: string; paths: readonly string[] },
): void {
  describe(`the remote ${remote.name}`, () => {
    it('has the paths that its contract.json names, and no others', () => {
      expect(contract.name).toBe(remote.name);
      const documents = Object.keys(remote.documents ?? {});
      expect(contract.paths).toEqual([...remote.routes.map(({ path }) => path), ...documents]);
    });

    it('offers widgets that load', async () => {
      for (const [name, load] of Object.entries(remote.widgets)) {
        expect({ name, ...(await load()) }).toEqual({
          name,
          load: expect.any(Function),
          Component: expect.any(Function),
        });
      }
    });

    it('names the chunk of each page, and the widgets in it, so that they load with the page', () => {
      expect(handleFaults(folder, remote.routes)).toEqual([]);
    });
  });
}
