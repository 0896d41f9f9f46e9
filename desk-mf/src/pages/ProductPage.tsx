import type { Body, DeskProductReply } from '@shop/shared/contract';
import { request } from '@shop/shared/http';
import { Button, ButtonLink } from '@shop/shared/ui';
import { type FormEvent, useState } from 'react';
import { Buttons, Columns, Notice, Sheet } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { PhotoField } from '../components/PhotoField';
import { Pictures } from '../components/Pictures';
import { ProductFields } from '../components/ProductFields';
import { describeFields } from '../data/change-rules';
import { drafts } from '../data/desk-store';
import { fieldErrors } from '../data/failure-rules';
import { editsOf, typedOf } from '../data/product-edits';
import { type Desk, useDesk } from '../data/use-desk';
import { usePhoto } from '../data/use-photo';

type Edit = Omit<Body<'PATCH /api/auth/desk/products/{id}/'>, 'version'>;

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
  const [typed, setTyped] = useState(() => drafts.get(draft) ?? {});
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const type = (next: Readonly<Record<string, string>>) => {
    setTyped(next);
    drafts.set(draft, next);
  };

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
      text: `${title}: ${describeFields({ ...product, pictures: images }, edit)}`,
    });
    if (error) setErrors(fieldErrors(error));
    return error;
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const edit = editsOf(typed, product);
    if (Object.keys(edit).length === 0) return;
    const { price = product.price, discounted_price, sale_ends_at } = edit;
    const after = {
      price,
      ...(discounted_price !== undefined && { discounted_price: discounted_price || null }),
      ...(sale_ends_at !== undefined && { sale_ends_at: sale_ends_at || null }),
      ...(edit.quantity !== undefined && { quantity: Number(edit.quantity) }),
    };
    const sent = typed;
    type({});
    // What was typed since then stays.
    if (await change(edit, after)) type({ ...sent, ...drafts.get(draft) });
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
          values={{ ...typedOf(product), ...typed }}
          errors={errors}
          onType={(name, text) => type({ ...typed, [name]: text })}
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
    </Columns>
  );
}
