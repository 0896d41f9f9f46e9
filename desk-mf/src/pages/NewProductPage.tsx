import type { DeskPictureReply } from '@shop/shared/contract';
import { readPicture, unwrapJson } from '@shop/shared/entities';
import { request } from '@shop/shared/http';
import { Button, ProductPicture } from '@shop/shared/ui';
import { useNavigate } from 'federated-site/router';
import { type FormEvent, useState } from 'react';
import { Columns, Sheet } from '../components/desk.styles';
import { Fields } from '../components/Fields';
import { Loaded } from '../components/Loaded';
import { PhotoField } from '../components/PhotoField';
import { useCategories } from '../data/categories-api';
import { drafts } from '../data/drafts';
import { fieldErrors } from '../data/failure-rules';
import { showDone, showFailure } from '../data/outcome';
import { useDraft } from '../data/use-draft';
import { usePhoto } from '../data/use-photo';

const draft = 'new';

/** `/desk/new`: a product in five fields. */
export function NewProductPage() {
  const desk = useCategories();
  const navigate = useNavigate();
  const { typed, errors, setErrors, onType } = useDraft(draft);
  // The photo that was sent, with what was typed: it outlives the page, also while it is being sent.
  const picture = unwrapJson(typed.picture) as DeskPictureReply | undefined;
  const [busy, setBusy] = useState(false);
  const photo = usePhoto(draft, (sent) => onType('picture', JSON.stringify(sent)));
  const isSending = photo.progress !== undefined;

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const { elements } = event.currentTarget;
    const { title = '', category = '', price = '', quantity = '1' } = typed;
    // In the order of the page: the focus goes to the first.
    const missing = {
      ...(!picture && { picture: 'Please take a photo.' }),
      ...(!title.trim() && { title: 'Please enter a title.' }),
      ...(!category && { category: 'Please choose a category.' }),
      ...(!price.trim() && { price: 'Please enter a price.' }),
    };
    setErrors(missing);
    const [first] = Object.keys(missing);
    if (first) (elements.namedItem(first) as HTMLElement | null)?.focus();
    if (!picture || first) return;
    setBusy(true);
    try {
      const body = { title, category, price, quantity, picture: picture.hash };
      const product = await request('POST /api/auth/desk/products/', { body });
      drafts.set(draft, {});
      showDone(`${title} is in the shop.`, product.change);
      void navigate(`/desk/products/${product.id}`);
    } catch (error) {
      setErrors(fieldErrors(error));
      showFailure(error);
    }
    setBusy(false);
  };

  return (
    <Columns>
      <Sheet
        as="form"
        aria-label="New product"
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => void add(event)}
      >
        <h2>New product</h2>
        {picture && (
          <ProductPicture picture={readPicture(picture, '')} sizes="400px" alt="The photo" />
        )}
        <PhotoField
          label={picture ? 'Another photo' : 'Take a photo'}
          error={picture ? undefined : errors.picture}
          {...photo}
        />
        <Loaded {...desk}>
          {(categories) => (
            <Fields
              names={['title', 'category', 'price', 'quantity']}
              values={{ quantity: '1', ...typed }}
              {...{ errors, categories, onType }}
            />
          )}
        </Loaded>
        <Button type="submit" wide busy={busy || isSending}>
          {busy ? 'Adding…' : 'Add to the shop'}
        </Button>
      </Sheet>
    </Columns>
  );
}
