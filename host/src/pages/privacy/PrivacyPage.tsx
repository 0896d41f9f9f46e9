import { shopConfig } from '@shop/shared/config';
import { TextPage } from '../frame/TextPage';
import privacy from './privacy.json';

const { sent, onlyChecked } = privacy.enquiries;

/** Spec section 2, Privacy. Change the text when the website changes what it keeps or sends. */
export const Component = () => (
  <TextPage
    path="/privacy"
    text={privacy}
    values={{ enquiries: shopConfig().contactFormSends ? sent : onlyChecked }}
  />
);
