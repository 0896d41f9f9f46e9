import { PageHead, PageTitle } from '@shop/shared/ui';
import { PageCrumbs } from '../frame/PageCrumbs';
import { EmbedBuilder } from './EmbedBuilder';
import { HowItWorks } from './HowItWorks';

/** For shop owners: products and posts in any web page. */
export function Component() {
  return (
    <>
      <PageHead
        title="Show our products on your page"
        description="Put live products of the shop on any web page: pick what to show, see it, copy two lines."
        path="/embed"
      />
      <PageTitle
        above={<PageCrumbs title="Embed" path="/embed" />}
        lead="Pick what to show, see it as visitors will, and copy the code into your page. It stays up to date by itself."
      >
        Show our products on your page
      </PageTitle>
      <EmbedBuilder />
      <HowItWorks />
    </>
  );
}
