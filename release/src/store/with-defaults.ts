import type { AppContract } from '@shop/shared/contract';

/**
 * A contract as it is read now. An app from before the build told of elements, places, calls,
 * imports and types told of none: that is how it is compared.
 */
export const withDefaults = <C extends AppContract>(contract: C): C => ({
  ...{ embeds: [], places: [], calls: [], imports: [], types: {} },
  ...contract,
});
