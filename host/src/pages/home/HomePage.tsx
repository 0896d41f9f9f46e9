import { shopConfig } from '@shop/shared/config';
import { JsonLd } from '@shop/shared/federation';
import { LazyHydrate, PageHead } from '@shop/shared/ui';
import { localBusiness } from '../store/local-business';
import { Categories } from './Categories';
import { Featured } from './Featured';
import { Hero } from './Hero';
import { heroPictures } from './hero-pictures';
import { Testimonials } from './Testimonials';
import { VisitStore } from './VisitStore';
import { WhyChoose } from './WhyChoose';

/** Spec section 2, Home. Without API or catalogue it still holds all but the two slots. */
export function Component() {
  const { tagline, siteUrl } = shopConfig();
  const [, { alt, width, height, src }] = heroPictures;
  const image = siteUrl + src;
  return (
    <>
      <PageHead
        title={tagline}
        description={`${tagline}. See the newest bags, order on WhatsApp, or visit our stores.`}
        path="/"
        image={{ src: image, alt, width, height }}
      />
      <JsonLd data={localBusiness(shopConfig(), image)} />
      <Hero />
      <Featured />
      <LazyHydrate>
        <WhyChoose />
      </LazyHydrate>
      <LazyHydrate>
        <Categories />
      </LazyHydrate>
      <LazyHydrate>
        <Testimonials />
      </LazyHydrate>
      <LazyHydrate>
        <VisitStore />
      </LazyHydrate>
    </>
  );
}
