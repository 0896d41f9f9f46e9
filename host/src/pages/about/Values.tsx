import { Section } from '@shop/shared/ui';
import { LabelledList } from '../frame/LabelledList';
import { values } from './stand-for';

export const Values = () => (
  <Section title="What We Stand For" ground="raised">
    <LabelledList items={values} />
  </Section>
);
