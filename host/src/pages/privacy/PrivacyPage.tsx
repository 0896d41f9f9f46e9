import { shopConfig } from '@shop/shared/config';
import { TextPage } from '../frame/TextPage';
import { privacyParts } from './privacy-sections';

/** Spec section 2, Privacy. */
export const Component = () => (
  <TextPage
    title="Privacy Policy"
    description={`What ${shopConfig().name} keeps of what you tell us, why, for how long your browser keeps it, and what you can ask of us.`}
    lead="Your details are used to answer you and to bring you what you ordered. Here is all of it."
    path="/privacy"
    parts={privacyParts()}
  />
);
