import { shopConfig } from '@shop/shared/config';
import type { Product } from '@shop/shared/entities';
import { JsonLd } from '@shop/shared/federation';
import { PageHead } from '@shop/shared/ui';
import { previewPicture } from '../../data/preview-rules';
import {
  type Crumb,
  canonicalPath,
  crumbsData,
  metaDescription,
  productData,
  shortTitle,
} from '../../data/product-head-rules';

/** Title, description, canonical address, sharing tags and structured data. */
export function ProductHead({
  product,
  draft,
  crumbs,
}: {
  product: Product;
  draft: boolean;
  crumbs: readonly Crumb[];
}) {
  const title = shortTitle(product);
  if (draft) return <title>{`${title} | ${shopConfig().name}`}</title>;
  const [picture] = product.pictures;
  return (
    <>
      <PageHead
        type="product"
        title={title}
        description={metaDescription(product, 'meta')}
        path={canonicalPath(product)}
        {...(picture ? { image: previewPicture(picture) } : {})}
      />
      {product.price > 0 && (
        <>
          <meta property="product:price:amount" content={product.price.toFixed(2)} />
          <meta property="product:price:currency" content="INR" />
        </>
      )}
      <JsonLd data={productData(product)} />
      <JsonLd data={crumbsData(product, crumbs)} />
    </>
  );
}
