import type { Picture } from '@shop/shared/entities';
import { PageHead } from '@shop/shared/ui';
import { previewPicture } from '@shop/shared/ui/bundled';

interface OrderHeadProps {
  title: string;
  lead: string;
  path: string;
  /** for link previews */
  picture: Picture | undefined;
}

/** The head of an order's page, which no search engine lists. */
export const OrderHead = ({ title, lead, path, picture }: OrderHeadProps) => (
  <>
    <PageHead
      hidden
      title={title}
      description={lead}
      path={path}
      {...(picture && { image: previewPicture(picture) })}
    />
    {/* What somebody wants to buy is no other site's concern. */}
    <meta name="referrer" content="no-referrer" />
  </>
);
