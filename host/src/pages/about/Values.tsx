import { Section } from '@shop/shared/ui';
import { PatchList } from '../frame/PatchList';
import { values } from './stand-for';

export const Values = () => (
  <Section title="What We Stand For" ground="raised">
    <PatchList items={values} />
  </Section>
);
