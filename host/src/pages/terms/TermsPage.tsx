import { shopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { TextPage } from '../frame/TextPage';
import terms from './terms.json';

/**
 * Spec sections 2 and 9, Terms. What is said of returns and warranty differs from the FAQ; the spec
 * wants both stated.
 */
export const Component = () => (
  <TextPage
    path="/terms"
    text={terms}
    values={{
      currency: currencyName(shopConfig().currency.code),
      returns: claims.returns.terms,
    }}
  />
);

/** `INR` → `Indian rupees` */
const currencyName = (code: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'name' })
    .format(2)
    .replace(/[\d., ]+/, '');
