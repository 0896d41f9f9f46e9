import { CheckIcon, HeartIcon, Section, ShieldIcon, UserIcon } from '@shop/shared/ui';
import { LabelledList } from '../frame/LabelledList';

/** What We Stand For (spec section 2, About). */
const values = [
  {
    Icon: UserIcon,
    title: 'Customer-first service',
    text: 'Ask before you buy and after. The family answers, on WhatsApp, by phone and across the counter.',
  },
  {
    Icon: ShieldIcon,
    title: 'Built to last',
    text: 'Doubled bases, sewn straps, real buckles. Selected items carry a 6-month stitching warranty.',
  },
  {
    Icon: HeartIcon,
    title: 'Thoughtful materials',
    text: 'Leather where it earns its keep, good PU where it serves you better, and a label that says which.',
  },
  {
    Icon: CheckIcon,
    title: 'Fair and transparent pricing',
    text: 'One price for everyone, printed where you can see it. Shipping is agreed before you pay.',
  },
] as const;

export const Values = () => (
  <Section title="What We Stand For" ground="raised">
    <LabelledList items={values} />
  </Section>
);
