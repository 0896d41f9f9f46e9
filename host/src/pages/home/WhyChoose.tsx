import { shopConfig } from '@shop/shared/config';
import { ExchangeIcon, Section, ShieldIcon, TruckIcon, UserIcon } from '@shop/shared/ui';
import { LabelledList } from '../frame/LabelledList';

/** Why Choose (spec section 2, Home): four benefits. */
const benefits = [
  {
    Icon: ShieldIcon,
    title: 'Stitching that stays',
    text: '6 months of warranty on stitching for selected items. We mend what we sold.',
  },
  {
    Icon: UserIcon,
    title: 'You talk to the family',
    text: 'Write on WhatsApp or call: the people who answer are the people who own the shop.',
  },
  {
    Icon: ExchangeIcon,
    title: 'See it before you decide',
    text: 'Ask for more photos of any piece, or hold it in your hands in one of our stores.',
  },
  {
    Icon: TruckIcon,
    title: 'Brought to your door',
    text: 'Local delivery, within India in 5–7 working days. We agree on shipping in the chat.',
  },
] as const;

export const WhyChoose = () => (
  <Section title={`Why Choose ${shopConfig().name}`} ground="raised">
    <LabelledList items={benefits} />
  </Section>
);
