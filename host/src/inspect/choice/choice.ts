import {
  choiceText,
  type InspectData,
  inspectParameter,
  type VersionOverride,
} from '@shop/shared/release/inspect-data';
import { readStored, writeStored } from '@shop/shared/storage';

/** Keeps what was chosen in this tab, as long as the tab lives. */
const chosenKey = 'shop-inspect';
/** Set while the server is asked once more for what was chosen. */
const askedKey = 'shop-inspect-asked';

/**
 * The same address with another value of the parameter.
 * @param value none takes the parameter away
 */
export function addressWith(value: string | undefined, address: string | URL = location.href): URL {
  const url = new URL(address, location.href);
  if (value === undefined) url.searchParams.delete(inspectParameter);
  else url.searchParams.set(inspectParameter, value);
  return url;
}

/** What the address of this page holds; '' for the overlay alone. */
export const valueHere = (): string =>
  new URL(location.href).searchParams.get(inspectParameter) ?? '';

/** Loads this page again, with a remote in another version. */
export function choose(choice: VersionOverride): void {
  const text = choiceText(choice);
  keep(chosenKey, text);
  location.assign(addressWith(text));
}

/** Loads this page again, with the version that everybody has. */
export function goBackToNormal(): void {
  keep(chosenKey, undefined);
  location.assign(addressWith(''));
}

/** Loads this page again as if there had been no overlay. */
export function leave(): void {
  keep(chosenKey, undefined);
  location.assign(addressWith(undefined));
}

/**
 * Follows a choice that came in the address. Browsers may say of a page that is loaded again that
 * nobody asked for it; when it was chosen in this tab, the tab itself asks once more. What was
 * chosen elsewhere leaves the address.
 * @returns false when another page is on its way
 */
export function settleChoice({ swap, refused }: InspectData): boolean {
  const value = valueHere();
  const asked = stored(askedKey) === value;
  keep(askedKey, undefined);
  if (swap) keep(chosenKey, choiceText(swap));
  if (refused === 'not-chosen-here' && stored(chosenKey) === value && !asked) {
    keep(askedKey, value);
    location.replace(location.href);
    return false;
  }
  if (refused) {
    keep(chosenKey, undefined);
    history.replaceState(history.state, '', addressWith(''));
  }
  return true;
}

const stored = (key: string): string | undefined => readStored(key, 'sessionStorage');

const keep = (key: string, value: string | undefined): void =>
  void writeStored(key, value, 'sessionStorage');
