import { shopConfig } from '@shop/shared/config';
import { TextPage } from '../frame/TextPage';
import { termsSections } from './terms-sections';

/** Spec section 2, Terms. */
export const Component = () => (
  <TextPage
    title="Terms & Conditions"
    description={`What applies when you buy from ${shopConfig().name}: orders and payment, prices, returns, exchange of PU items and warranty.`}
    lead="Short, and meant to be read before you order."
    path="/terms"
    parts={termsSections()}
  />
);
