import { shopConfig } from '@shop/shared/config';
import type { Product } from '@shop/shared/entities';
import { JsonLd } from '@shop/shared/federation';
import { productAddress } from '@shop/shared/format';
import {
  crumbsData,
  metaDescription,
  productData,
  shortTitle,
  wholeAddress,
} from '../../data/product-head-rules';

/** Title, description, canonical address, sharing tags and structured data. */
export function ProductHead({ product, draft }: { product: Product; draft: boolean }) {
  const { name } = shopConfig();
  const title = `${shortTitle(product)} | ${name}`;
  if (draft) return <title>{title}</title>;
  const description = metaDescription(product, 'meta');
  const address = productAddress(product);
  const picture = product.pictures[0];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={shortTitle(product)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture && <meta property="og:image" content={wholeAddress(picture.src)} />}
      {picture && <meta property="og:image:alt" content={picture.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd data={productData(product)} />
      <JsonLd data={crumbsData(product)} />
    </>
  );
}
