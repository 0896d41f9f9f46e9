import type { DeskProductReply } from '@shop/shared/contract';
import { request } from '@shop/shared/http';
import { Button, ButtonLink } from '@shop/shared/ui';
import type { FormEvent } from 'react';
import { Buttons, Columns, Notice, Sheet } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { PhotoField } from '../components/PhotoField';
import { Pictures } from '../components/Pictures';
import { ProductFields } from '../components/ProductFields';
import { loadCategories } from '../data/categories-api';
import { describeDifference } from '../data/change-rules';
import { drafts } from '../data/desk-store';
import { fieldErrors } from '../data/failure-rules';
import { type Edit, editsOf, shownAs, typedOf } from '../data/product-edits';
import { type Desk, useDesk } from '../data/use-desk';
import { useDraft } from '../data/use-draft';
import { usePhoto } from '../data/use-photo';

/** `/desk/products/:id` */
export function ProductPage({ id }: { id: number }) {
  const desk = useDesk(`product ${id}`, (signal) =>
    request('GET /api/auth/desk/products/{id}/', { params: { id }, signal }),
  );
  return <Loaded {...desk}>{(product) => <Product product={product} desk={desk} />}</Loaded>;
}

function Product({ product, desk }: { product: DeskProductReply; desk: Desk<DeskProductReply> }) {
  const { id, slug, title, images, hidden, quantity } = product;
  const draft = `product ${id}`;
  const { typed, errors, setErrors, replace, onType } = useDraft(draft);
  const categories = useDesk('categories', loadCategories);
  const values = { ...typedOf(product), ...typed };

  /** Sends a change; `after` is what the product will be. */
  const change = async (edit: Edit, after: Partial<DeskProductReply>) => {
    setErrors({});
    const error = await desk.change({
      edit: (now) => ({ ...now, ...after }),
      send: ({ version }) =>
        request('PATCH /api/auth/desk/products/{id}/', {
          params: { id },
          body: { version, ...edit },
        }),
      put: (_, answer) => answer,
      text: (answer) => `${title}: ${describeDifference(product, answer)}`,
    });
    if (error) setErrors(fieldErrors(error));
    return error;
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const edit = editsOf(typed, product);
    if (Object.keys(edit).length === 0) return;
    const sent = typed;
    replace({});
    // What was typed since then stays.
    if (await change(edit, shownAs(edit))) replace({ ...sent, ...drafts.get(draft) });
  };
  const order = (next: DeskProductReply['images']) =>
    void change({ pictures: next.map(({ hash }) => hash) }, { images: next });
  const photo = usePhoto((picture) => order([...images, picture]));

  return (
    <Columns>
      <Sheet as="form" aria-label={title} onSubmit={(event: FormEvent) => void save(event)}>
        <h2>{title}</h2>
        {desk.conflict && (
          <Notice role="alert">
            Somebody else changed this product just now: {desk.conflict}. Nothing of yours was saved
            yet; it is still in the fields.
          </Notice>
        )}
        <ProductFields
          names={['price', 'discounted_price', 'sale_ends_at', 'quantity']}
          {...{ values, errors, onType }}
        />
        <Button type="submit" wide>
          Save
        </Button>
        <Buttons>
          <Button
            tone="quiet"
            disabled={quantity === 0}
            onClick={() => void change({ quantity: 0 }, { quantity: 0 })}
          >
            Sold out
          </Button>
          <Button
            tone="quiet"
            onClick={() => void change({ hidden: !hidden }, { hidden: !hidden })}
          >
            {hidden ? 'Show in the shop' : 'Hide from the shop'}
          </Button>
          {!hidden && (
            <ButtonLink to={`/products/${slug}`} tone="quiet">
              See it
            </ButtonLink>
          )}
        </Buttons>
      </Sheet>
      <Sheet aria-label="Pictures">
        <h2>Pictures</h2>
        <Pictures images={images} title={title} onChange={order} />
        <PhotoField label="Add a photo" {...photo} />
      </Sheet>
      <Sheet as="form" aria-label="Details" onSubmit={(event: FormEvent) => void save(event)}>
        <h2>Details</h2>
        <Loaded {...categories}>
          {(categories) => (
            <ProductFields
              names={['title', 'category', 'description', 'available_colors', 'country_of_origin']}
              {...{ values, errors, categories, onType }}
            />
          )}
        </Loaded>
        <Button type="submit" wide>
          Save the details
        </Button>
      </Sheet>
    </Columns>
  );
}
