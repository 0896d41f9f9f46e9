import type { DeskPictureReply, DeskProductReply } from '@shop/shared/contract';
import { maxPictures } from '@shop/shared/contract/picture-limits';
import { isHttpError, request } from '@shop/shared/http';
import { Button, ButtonLink } from '@shop/shared/ui';
import { Buttons, Columns, Notice, Sheet } from '../components/desk.styles';
import { Fields } from '../components/Fields';
import { ignoreDoubleClick } from '../components/ignore-double-click';
import { Loaded } from '../components/Loaded';
import { PhotoField } from '../components/PhotoField';
import { Pictures } from '../components/Pictures';
import { Unsaved } from '../components/Unsaved';
import { useCategories } from '../data/categories-api';
import { describeDifference, hasValues } from '../data/change-rules';
import { fieldErrors } from '../data/failure-rules';
import { showFailure } from '../data/outcome';
import { type Edit, editedFields, editsOf, type FormValues, valuesOf } from '../data/product-edits';
import { type Change, type Desk, useDesk } from '../data/use-desk';
import { useDraft } from '../data/use-draft';
import { usePhoto } from '../data/use-photo';

/** The fields of each form. */
const saleFields = ['price', 'discounted_price', 'sale_ends_at', 'quantity'] as const;
const details = [
  'title',
  'category',
  'description',
  'available_colors',
  'country_of_origin',
] as const;

const hashesOf = (images: readonly DeskPictureReply[]) => images.map(({ hash }) => hash);

/** `/desk/products/:id` */
export function ProductPage({ id }: { id: number }) {
  const desk = useDesk(`product ${id}`, (signal) =>
    request('GET /api/auth/desk/products/{id}/', { params: { id }, signal }),
  );
  return <Loaded {...desk}>{(product) => <Product product={product} desk={desk} />}</Loaded>;
}

function Product({ product, desk }: { product: DeskProductReply; desk: Desk<DeskProductReply> }) {
  const { id, slug, title, images, hidden, quantity } = product;
  const { typed, errors, setErrors, onType, handleSubmit, unsaved } = useDraft(`product ${id}`);
  const categories = useCategories();
  const values = { ...valuesOf(product), ...typed };
  const edits = editsOf(typed, product);

  const patch = ({ version }: Pick<DeskProductReply, 'version'>, edit: Edit) =>
    request('PATCH /api/auth/desk/products/{id}/', { params: { id }, body: { version, ...edit } });

  const submit = async (change: Omit<Change<DeskProductReply, DeskProductReply>, 'merge'>) => {
    setErrors({});
    const error = await desk.change({ ...change, merge: (_, answer) => answer });
    if (error) setErrors(fieldErrors(error));
    return error;
  };
  /** Sends a change; `after` is what the product will be. */
  const change = (edit: Edit, after: Partial<DeskProductReply>) =>
    submit({
      optimistic: (now) => ({ ...now, ...after }),
      send: (now) => patch(now, edit),
      text: (answer, now) => `${title}: ${describeDifference(now, answer)}`,
      isDone: (now) => hasValues({ ...now }, after),
    });
  const saveTyped = async (typed: FormValues) => {
    const edit = editsOf(typed, product);
    if (Object.keys(edit).length > 0) return change(edit, editedFields(edit));
    setErrors({});
    desk.showNothingToSave();
    return undefined;
  };
  /** In place of a stock that was typed. */
  const setSoldOut = handleSubmit(['quantity'], () => change({ quantity: 0 }, { quantity: 0 }));
  const setPictures = (next: DeskProductReply['images']) =>
    void change({ pictures: hashesOf(next) }, { images: next });
  const addPicture = (picture: DeskPictureReply) => {
    const add = (now: DeskProductReply) =>
      patch(now, { pictures: hashesOf([...now.images, picture]) });
    void submit({
      optimistic: (now) => ({ ...now, images: [...now.images, picture] }),
      // Another phone may have changed the product while the photo was sent: both changes stay.
      send: (now) =>
        add(now).catch((error: unknown) => {
          if (!isHttpError(error, 409)) throw error;
          return add((error.body as { current: DeskProductReply }).current);
        }),
      text: () => `${title}: photo added.`,
      isDone: ({ images }) => hashesOf(images).includes(picture.hash),
    });
  };
  const { progress, onPhoto } = usePhoto(`product ${id}`, addPicture);
  // The API refuses it too, but only after the whole photo was sent.
  const refusePhoto = () =>
    showFailure(
      undefined,
      `There is room for ${maxPictures} pictures: remove ${images.length - maxPictures + 1} first.`,
    );

  return (
    <Columns>
      <Sheet as="form" aria-label={title} onSubmit={handleSubmit(saleFields, saveTyped)}>
        <h2>{title}</h2>
        {desk.conflict && (
          <Notice role="alert">
            Somebody else changed this product just now: {desk.conflict}. Nothing of yours was
            saved; what you typed is still in the fields.
          </Notice>
        )}
        <Unsaved {...unsaved(saleFields.filter((name) => name in edits))} />
        <Fields names={saleFields} {...{ values, errors, onType }} />
        <Button type="submit" wide>
          Save
        </Button>
        <Buttons>
          <Button
            size="s"
            tone="quiet"
            // A button that disables itself loses the focus.
            aria-disabled={quantity === 0 || undefined}
            onClick={(event) => quantity !== 0 && void setSoldOut(event)}
          >
            Sold out
          </Button>
          <Button
            size="s"
            tone="quiet"
            onClick={ignoreDoubleClick(() => change({ hidden: !hidden }, { hidden: !hidden }))}
          >
            {hidden ? 'Show in the shop' : 'Hide from the shop'}
          </Button>
          {!hidden && (
            <ButtonLink to={`/products/${slug}`} size="s" tone="quiet">
              See it
            </ButtonLink>
          )}
        </Buttons>
      </Sheet>
      <Sheet aria-label="Pictures">
        <h2>Pictures</h2>
        <Pictures images={images} title={title} onChange={setPictures} />
        <PhotoField
          label="Add a photo"
          progress={progress}
          onPhoto={images.length < maxPictures ? onPhoto : refusePhoto}
        />
      </Sheet>
      <Sheet as="form" aria-label="Details" onSubmit={handleSubmit(details, saveTyped)}>
        <h2>Details</h2>
        <Unsaved {...unsaved(details.filter((name) => name in edits))} />
        <Loaded {...categories}>
          {(categories) => <Fields names={details} {...{ values, errors, categories, onType }} />}
        </Loaded>
        <Button type="submit" wide>
          Save the details
        </Button>
      </Sheet>
    </Columns>
  );
}
