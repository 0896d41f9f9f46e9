import type { Body, DeskProductReply } from '@shop/shared/contract';
import { isHttpError, request } from '@shop/shared/http';
import { Button, ButtonLink } from '@shop/shared/ui';
import { type FormEvent, useState } from 'react';
import { Buttons, Columns, Notice, Sheet } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { PhotoField } from '../components/PhotoField';
import { Pictures } from '../components/Pictures';
import { ProductFields } from '../components/ProductFields';
import { describeDifference, describeFields } from '../data/change-rules';
import { drafts } from '../data/desk-store';
import { fieldErrors } from '../data/failure-rules';
import { editsOf, typedOf } from '../data/product-edits';
import { sendChange } from '../data/send-change';
import { useDesk } from '../data/use-desk';
import { usePhoto } from '../data/use-photo';

type Edit = Omit<Body<'PATCH /api/auth/desk/products/{id}/'>, 'version'>;

/** `/desk/products/:id` */
export function ProductPage({ id }: { id: number }) {
  const desk = useDesk(`product ${id}`, (signal) =>
    request('GET /api/auth/desk/products/{id}/', { params: { id }, signal }),
  );
  return (
    <Loaded {...desk}>
      {(product) => <Product product={product} show={(next) => desk.show(() => next)} />}
    </Loaded>
  );
}

interface ProductProps {
  product: DeskProductReply;
  show: (product: DeskProductReply) => void;
}

function Product({ product, show }: ProductProps) {
  const { id, slug, title, version, images, hidden, quantity } = product;
  const draft = `product ${id}`;
  const [typed, setTyped] = useState(() => drafts.get(draft) ?? {});
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [notice, setNotice] = useState('');
  const type = (next: Readonly<Record<string, string>>) => {
    setTyped(next);
    drafts.set(draft, next);
  };

  /** Sends a change; `after` is what the product will be. */
  const change = async (edit: Edit, after: Partial<DeskProductReply>, text: string) => {
    setNotice('');
    setErrors({});
    const error = await sendChange({
      before: product,
      after: { ...product, ...after },
      show,
      send: () =>
        request('PATCH /api/auth/desk/products/{id}/', {
          params: { id },
          body: { version, ...edit },
        }),
      text: `${title}: ${text}`,
    });
    setErrors(fieldErrors(error));
    if (isHttpError(error, 409)) {
      const { current } = error.body as { current: DeskProductReply };
      setNotice(
        `Somebody else changed this product just now: ${describeDifference(product, current)}. Nothing of yours was saved yet; it is still in the fields.`,
      );
    }
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
    const error = await change(edit, after, describeFields({ ...product }, edit));
    if (error) type(sent);
  };
  const order = (next: DeskProductReply['images']) =>
    void change(
      { pictures: next.map(({ hash }) => hash) },
      { images: next },
      next.length === images.length ? 'pictures in another order' : `${next.length} pictures`,
    );
  const photo = usePhoto((picture) => order([...images, picture]));

  return (
    <Columns>
      <Sheet as="form" aria-label={title} onSubmit={(event: FormEvent) => void save(event)}>
        <h2>{title}</h2>
        {notice && <Notice role="alert">{notice}</Notice>}
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
            onClick={() => void change({ quantity: 0 }, { quantity: 0 }, 'sold out')}
          >
            Sold out
          </Button>
          <Button
            tone="quiet"
            onClick={() =>
              void change({ hidden: !hidden }, { hidden: !hidden }, hidden ? 'shown' : 'hidden')
            }
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
