import { shopConfig } from '@shop/shared/config';
import type { Product, ProductCard } from '@shop/shared/entities';
import { recordOrder } from '@shop/shared/orders';
import { Badge, LazyHydrate, PageHead, StarIcon } from '@shop/shared/ui';
import {
  Breadcrumbs,
  type BreadcrumbsProps,
  crumbsData,
  previewPicture,
  shortTitle,
} from '@shop/shared/ui/bundled';
import { JsonLd } from 'federated-site/react';
import { useLocation, useSearchParams } from 'federated-site/router';
import { useEffect, useMemo, useState } from 'react';
import { BackLink } from '../../components/product/BackLink';
import { BottomBar } from '../../components/product/BottomBar';
import { BuyBox } from '../../components/product/BuyBox';
import { ColorPicker } from '../../components/product/ColorPicker';
import { Gallery } from '../../components/product/gallery/Gallery';
import { ColorsSkeleton, DetailsSkeleton } from '../../components/product/ProductSkeleton';
import { Columns, Details, Pictures, Top } from '../../components/product/product.styles';
import {
  maxPieces,
  minQuantity,
  quantityParameter,
  readQuantity,
} from '../../components/product/quantity';
import { Summary } from '../../components/product/Summary';
import { useHistoryEntry } from '../../data/history-cache';
import { amount, offerOf } from '../../data/offer-rules';
import {
  canonicalPath,
  metaDescription,
  productCrumbs,
  productData,
} from '../../data/product/product-head-rules';
import { useAfterFirstPaint } from '../../data/product/use-after-first-paint';
import {
  colorParameter,
  picturesOfColor,
  useColor,
  useGalleryOrder,
} from '../../data/product/use-color';
import { useCategoryTitle } from '../../data/product/use-product';
import { Later, loadLater } from './Later';
import { chosenOrderUrl, formFields } from './order-form';

interface ProductViewProps {
  product: Product;
  /** Only the data of a card is known yet. */
  draft?: boolean;
  related?: readonly ProductCard[] | undefined;
  /** Title of its category, when it came with the page. */
  categoryTitle?: string | undefined;
}

/** The product, arranged. */
export function ProductView({ product, draft = false, related, categoryTitle }: ProductViewProps) {
  const { color, asked, choose, see } = useColor(product.colors);
  const [quantity, setQuantity] = useQuantity(product.quantity);
  const pictures = useGalleryOrder(product, { color, asked });
  const rest = useAfterFirstPaint();
  // Read from the form: a choice before scripts ran is there first.
  const order = (form: HTMLFormElement) =>
    window.open(recordOrder(chosenOrderUrl(product, formFields(form))), '_blank', 'noopener');
  const leads = color && asked ? picturesOfColor(pictures, color.name) : [];
  const title = useCategoryTitle(product.category, categoryTitle);
  // Parts that stay the same as long as the product does: they may wait until they are needed.
  const parts = useMemo(() => {
    const crumbs = productCrumbs(product, title);
    return {
      crumbs,
      top: (
        <Top>
          <BackLink />
          <Breadcrumbs steps={crumbs} />
        </Top>
      ),
      summary: <Summary product={product} offer={offerOf(product)} />,
      accordion: (
        <Later
          drawnAs="div"
          draw={({ ProductAccordion }) => <ProductAccordion product={product} />}
        />
      ),
      assurances: <Later drawnAs="ul" draw={({ Assurances }) => <Assurances {...product} />} />,
      related: (
        <Later
          drawnAs={related && related.length > 0 ? 'div' : undefined}
          draw={({ Related }) => <Related product={product} given={related} />}
        />
      ),
    };
  }, [product, title, related]);

  return (
    <>
      <ProductHead product={product} draft={draft || !rest} crumbs={parts.crumbs} />
      <Columns as="article" aria-busy={draft || undefined}>
        <LazyHydrate still>{parts.top}</LazyHydrate>
        <Pictures>
          {product.popular && (
            <Badge tone="popular">
              <StarIcon filled size={14} />
              Popular
            </Badge>
          )}
          <Gallery
            pictures={rest ? pictures : pictures.slice(0, 1)}
            title={product.title}
            leads={leads}
            onSight={see}
            expectsMore={draft ? pictures.length > 0 : !rest && pictures.length > 1}
          />
        </Pictures>
        <Details>
          <LazyHydrate still>{parts.summary}</LazyHydrate>
          {draft && <ColorsSkeleton />}
          {product.colors.length > 0 && (
            <ColorPicker
              colors={product.colors}
              chosen={color?.name}
              parameter={colorParameter}
              onChoose={choose}
            />
          )}
          <BuyBox
            product={product}
            color={color?.name}
            quantity={quantity}
            onQuantity={setQuantity}
            onOrder={order}
          />
          {draft && <DetailsSkeleton />}
          {!draft && rest && (
            <>
              <LazyHydrate still needs={loadLater}>
                {parts.assurances}
              </LazyHydrate>
              <LazyHydrate needs={loadLater}>{parts.accordion}</LazyHydrate>
            </>
          )}
        </Details>
      </Columns>
      {!draft && rest && <LazyHydrate needs={loadLater}>{parts.related}</LazyHydrate>}
      {rest && <BottomBar product={product} color={color?.name} />}
    </>
  );
}

interface ProductHeadProps {
  product: Product;
  draft: boolean;
  crumbs: BreadcrumbsProps['steps'];
}

/** Title, description, canonical address, sharing tags and structured data. */
function ProductHead({ product, draft, crumbs }: ProductHeadProps) {
  const title = shortTitle(product);
  if (draft) return <title>{`${title} | ${shopConfig().name}`}</title>;
  const { url, price, currency } = offerOf(product);
  const [picture] = product.pictures;
  return (
    <>
      <PageHead
        type="product"
        title={title}
        description={metaDescription(product, 'meta')}
        path={canonicalPath(product)}
        {...(picture && { image: previewPicture(picture) })}
      />
      {price > 0 && (
        <>
          <meta property="product:price:amount" content={amount(price)} />
          <meta property="product:price:currency" content={currency} />
        </>
      )}
      {typeof process === 'object' && <JsonLd data={productData(product)} />}
      {typeof process === 'object' && <JsonLd data={crumbsData(crumbs, url)} />}
    </>
  );
}

/**
 * How many pieces are ordered: as many as the address says, until the visitor changes it. Coming back
 * to the page shows the last choice, which the history has for a reload: browsers restore no field that
 * React controls. Never more than the stock.
 */
function useQuantity(stock: number): [quantity: number, setQuantity: (quantity: number) => void] {
  const [search] = useSearchParams();
  const [chosen, choose] = useState<number>();
  // As a page is drawn, the history may still be at the one before.
  const note = `pieces ${useLocation().key}`;
  const shown = useHistoryEntry('quantity', chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the page itself knows
  useEffect(() => choose((now) => now ?? history.state?.[note]), []);
  // Another colour takes the entry of the history, and the note. An overlay has an entry of its own.
  useEffect(() => {
    if (shown === undefined) return;
    history.replaceState({ ...history.state, isOverlay: undefined, [note]: shown }, '');
  }, [note, shown]);
  const initial = readQuantity(search.get(quantityParameter) ?? '') ?? minQuantity;
  return [Math.min(shown ?? initial, maxPieces(stock)), choose];
}
