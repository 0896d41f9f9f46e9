import { shopConfig } from '@shop/shared/config';
import { theme } from '@shop/shared/theme';
import { ArrowRightIcon, ButtonLink, Section } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { Quotes } from '../testimonials/Quotes';
import { testimonials } from '../testimonials/testimonials';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: ${theme.space.xl};
`;

/** Spec section 2, Home: a static block. */
export const Testimonials = () => (
  <Section title="What customers say" ground="sunken">
    <Quotes of={testimonials.slice(0, 3)} />
    <Links>
      <ButtonLink to="/testimonials" tone="quiet">
        Read more testimonials
        <ArrowRightIcon />
      </ButtonLink>
      <ButtonLink to={shopConfig().reviewUrl} tone="quiet">
        Write a review
      </ButtonLink>
    </Links>
  </Section>
);
