import { shopConfig } from '@shop/shared/config';
import { theme } from '@shop/shared/theme';
import { Container } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { CodeToPaste } from './CodeToPaste';
import { type Chosen, snippet } from './embed-options';

/** An element that the shop promises to other pages (docs/embedding.md). */
const defaultElement: Chosen = { element: 'shop-product-grid', values: { limit: '4' } };

const Column = styled(Container)`
  padding-block: ${theme.space.l} ${theme.space.xl};
  & > h2 {
    margin: 0 0 ${theme.space.s};
    font-size: ${theme.size.h3};
  }
  & > p {
    max-width: ${theme.width.text};
    margin: 0 0 ${theme.space.m};
  }
`;

/** For a shop owner without JavaScript: code that is ready, in place of choices that do nothing. */
export const WithoutScripts = () => (
  <noscript>
    <Column>
      <h2>Copy this into your page</h2>
      <p>
        Picking what to show needs JavaScript, which is off in this browser. This code shows four of
        our products, and a link to our shop wherever they cannot be shown.
      </p>
      <CodeToPaste text={snippet(defaultElement, shopConfig().siteUrl)} />
    </Column>
  </noscript>
);
