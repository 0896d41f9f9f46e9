import { shopConfig } from '@shop/shared/config';
import { media, theme } from '@shop/shared/theme';
import { ArrowRightIcon, ButtonLink, Section } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { testimonials } from './testimonials';

const Quotes = styled.div`
  display: grid;
  gap: ${theme.space.l};
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.xl};
  }
`;

const Quote = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${theme.space.m};
  margin: 0;
  padding-top: ${theme.space.m};
  border-top: 2px dashed ${theme.color.brass};
  & blockquote {
    margin: 0;
    font: 500 ${theme.size.h3} / 1.4 ${theme.font.display};
  }
  & figcaption {
    color: ${theme.color.inkSoft};
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: ${theme.space.xl};
`;

export const Testimonials = () => (
  <Section title="What customers say" ground="sunken">
    <Quotes>
      {testimonials.map(({ words, who, where }) => (
        <Quote key={who}>
          <blockquote>“{words}”</blockquote>
          <figcaption>
            {who}, {where}
          </figcaption>
        </Quote>
      ))}
    </Quotes>
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
