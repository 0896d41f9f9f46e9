import * as claims from '@shop/shared/config/claims';
import { media, theme } from '@shop/shared/theme';
import { Container } from '@shop/shared/ui';
import { styled } from 'styled-components';

/** Two in a row on phones, one where text is large. */
const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-block: ${theme.space.xl};
  & > div {
    flex: 1 1 max(7.5rem, 50% - 6px);
  }
  ${media.wide} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space.l};
    padding-block: ${theme.space.xxl} 0;
  }
`;

/** A leather label: the figure stands above its words, and is read after them. */
const Tile = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding: ${theme.space.l} ${theme.space.m};
  text-align: center;
  color: ${theme.color.sunken};
  background: ${theme.color.ink};
  border-radius: ${theme.radius.m};
  outline: 1.5px dashed ${theme.color.brass};
  outline-offset: -7px;
  & > dt {
    line-height: 1.35;
  }
  & > dt > small {
    display: block;
    font-size: ${theme.size.small};
  }
  & > dd {
    margin: 0 0 4px;
    color: ${theme.color.raised};
    font: 600 clamp(1.9rem, 1.4rem + 2vw, 2.75rem) / 1.1 ${theme.font.display};
  }
`;

const { years, products, customers, rating, since } = claims.about;
const figures = [
  { figure: years, label: 'years serving', note: `family-run since ${since}` },
  { figure: products, label: 'SKUs', note: 'products in store' },
  { figure: customers, label: 'happy customers', note: 'here and by post' },
  { figure: rating, label: 'rating on Google', note: 'from our visitors' },
];

/** The four-tile statistics row (spec section 2, About); Home says other figures. */
export const Figures = () => (
  <Row as="dl">
    {figures.map(({ figure, label, note }) => (
      <Tile key={label}>
        <dt>
          {label} <small>{note}</small>
        </dt>
        <dd>{figure}</dd>
      </Tile>
    ))}
  </Row>
);
