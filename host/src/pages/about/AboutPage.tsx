import { shopConfig } from '@shop/shared/config';
import { JsonLd } from '@shop/shared/federation';
import { PageHead } from '@shop/shared/ui';
import { localBusiness } from '../store/local-business';
import { AboutHero } from './AboutHero';
import { aboutPicture } from './about-picture';
import { Figures } from './Figures';
import { Gallery } from './Gallery';
import { Story } from './Story';
import { Values } from './Values';
import { VisitOrMessage } from './VisitOrMessage';

/** Spec section 2, About. */
export function Component() {
  const { name, siteUrl } = shopConfig();
  const image = siteUrl + aboutPicture.src;
  return (
    <>
      <PageHead
        title="About"
        description={`${name} is a family-run leather shop in Ghaziabad since 2012: who we are, what we stand for, how our store looks, and where to find us.`}
        path="/about"
        image={{ ...aboutPicture, src: image }}
      />
      <JsonLd data={localBusiness(shopConfig(), image)} />
      <AboutHero />
      <Figures />
      <Story />
      <Values />
      <Gallery />
      <VisitOrMessage />
    </>
  );
}
