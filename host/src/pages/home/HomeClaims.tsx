import { shopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { media, theme } from '@shop/shared/theme';
import { Container } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Strip = styled.div`
  color: ${theme.color.sunken};
  background: ${theme.color.ink};
  border-block: 4px solid ${theme.color.ink};
  outline: 1.5px dashed ${theme.color.brass};
  outline-offset: -6px;
`;

const Row = styled(Container)`
  display: grid;
  /* Three in a row; in a column when the text is large. */
  grid-template-columns: repeat(auto-fit, minmax(max(5rem, 26%), 1fr));
  gap: ${theme.space.m} 1.5rem;
  align-items: center;
  padding-block: ${theme.space.l};
  ${media.wide} {
    grid-template-columns: repeat(3, auto) minmax(0, 26rem);
    justify-content: space-between;
    column-gap: ${theme.space.m};
  }
`;

const Claim = styled.p`
  font-size: ${theme.size.small};
  line-height: 1.3;
  ${media.narrow} {
    /* Each label takes two lines. */
    width: min-content;
  }
  & b {
    display: block;
    color: ${theme.color.raised};
    font: 600 clamp(1.5rem, 1.1rem + 1.8vw, 2.25rem) / 1.1 ${theme.font.display};
  }
`;

const Company = styled.p`
  grid-column: 1 / -1;
  text-wrap: balance;
  font-size: ${theme.size.small};
  ${media.wide} {
    grid-column: auto;
    text-align: right;
  }
`;

const { rating, customers, years } = claims.home;
const figures = [
  [rating, 'Google rating'],
  [customers, 'happy customers'],
  [years, 'years of experience'],
] as const;

/** What Home says of the shop (spec section 1); other pages say other figures. */
export function HomeClaims() {
  const { name, tradingCompany } = shopConfig();
  return (
    <Strip>
      <Row>
        {figures.map(([figure, label]) => (
          <Claim key={label}>
            <b>{figure}</b>
            {` ${label}`}
          </Claim>
        ))}
        <Company>
          {/* No line ends with a short word of its own, in browsers without `text-wrap` too. */}
          {`${name} is run by ${tradingCompany.replace(/ (\S{1,4})$/, '\u00a0$1')}`}
        </Company>
      </Row>
    </Strip>
  );
}
