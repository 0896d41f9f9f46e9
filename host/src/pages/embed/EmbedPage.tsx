import { theme } from '@shop/shared/theme';
import { Section } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { PageIntro } from '../frame/PageIntro';
import { EmbedBuilder } from './EmbedBuilder';

/** For shop owners: products and posts in any web page. */
export function Component() {
  return (
    <>
      <PageIntro
        title="Show our products on your page"
        crumb="Embed"
        path="/embed"
        description="Put live products of the shop on any web page: pick what to show, see it, copy two lines."
        lead="Pick what to show, see it as visitors will, and copy the code into your page. It stays up to date by itself."
      />
      <EmbedBuilder />
      <HowItWorks />
    </>
  );
}

const Points = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  max-width: ${theme.width.text};
  padding-left: 1.2em;
`;

const HowItWorks = () => (
  <Section title="How it works" ground="raised">
    <Points>
      <li>Paste the code where the products shall stand, in a block for custom HTML.</li>
      <li>Prices, pictures and stock follow the shop by themselves, within two minutes.</li>
      <li>Nothing is loaded before a visitor scrolls near; then about 6 kB, and the pictures.</li>
      <li>The link inside is shown until the products come, and whenever they cannot.</li>
      <li>
        A page with a Content-Security-Policy names the shop in script-src, connect-src and img-src,
        and takes the rules between the style tags into its own style sheet.
      </li>
    </Points>
  </Section>
);
