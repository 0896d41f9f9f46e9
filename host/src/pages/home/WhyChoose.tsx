import { shopConfig } from '@shop/shared/config';
import { Section } from '@shop/shared/ui';
import { PatchList } from '../frame/PatchList';
import { benefits } from './benefits';

export const WhyChoose = () => (
  <Section title={`Why Choose ${shopConfig().name}`} ground="raised">
    <PatchList items={benefits} />
  </Section>
);
