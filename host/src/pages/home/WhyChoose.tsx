import { shopConfig } from '@shop/shared/config';
import { Section } from '@shop/shared/ui';
import { LabelledList } from '../frame/LabelledList';
import { benefits } from './benefits';

export const WhyChoose = () => (
  <Section title={`Why Choose ${shopConfig().name}`} ground="raised">
    <LabelledList items={benefits} />
  </Section>
);
