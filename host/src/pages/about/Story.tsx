import * as claims from '@shop/shared/config/claims';
import { theme } from '@shop/shared/theme';
import { Section } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { columns } from '../frame/page.styles';

const Columns = styled.div`
  ${columns('minmax(0, 1.2fr) minmax(0, 1fr)', theme.space.l, theme.space.xxl)}
`;

const Text = styled.div`
  max-width: ${theme.width.text};
  font-size: ${theme.size.lead};
  line-height: 1.65;
  & > p {
    margin: 0 0 ${theme.space.m};
  }
  & > p:first-child::first-letter {
    float: left;
    margin: 0.06em 0.1em 0 0;
    color: ${theme.color.accent};
    font: 600 3.4em / 0.8 ${theme.font.display};
  }
`;

const Quote = styled.figure`
  align-self: center;
  padding: ${theme.space.l} 0 ${theme.space.l} ${theme.space.l};
  border-left: 2px dashed ${theme.color.brass};
  & blockquote {
    font: 500 clamp(1.35rem, 1.1rem + 1.1vw, 1.875rem) / 1.35 ${theme.font.display};
  }
  & figcaption {
    margin-top: ${theme.space.m};
    color: ${theme.color.inkSoft};
  }
`;

/** The founder's story with a quote (spec section 2, About). */
export const Story = () => (
  <Section title="Our Story" eyebrow={`Since ${claims.about.since}`}>
    <Columns>
      <Text data-display="">
        <p>
          In {claims.about.since} our founder rolled up the shutter of a small shop in the main
          market of Vaishali, near the metro station, with a few dozen bags on two shelves and a
          sewing kit under the counter. People came for a bag, and came back with an old one: a
          strap that had torn, a zip that had stuck.
        </p>
        <p>
          Mending teaches what lasts. Seam by seam the family learned which leather softens and
          which cracks, which PU keeps its face, and which buckle never lets go. What they learned
          at the bench decides to this day what stands on the shelves.
        </p>
        <p>
          The shop in Ghaziabad has grown; the way of selling has not. You are shown both sides of a
          bag, told what it is made of, and given time.
        </p>
      </Text>
      <Quote>
        <blockquote>
          “A bag is carried every day, in front of everybody. So we sell only what we would carry
          ourselves.”
        </blockquote>
        <figcaption>Our founder, across the counter</figcaption>
      </Quote>
    </Columns>
  </Section>
);
