import type { WidgetProps } from '@shop/shared/contract';
import { defineWidget } from '@shop/shared/federation';
import { askToLogin } from '../components/ask-to-login';
import { HeartButton } from '../components/HeartButton';

type Props = WidgetProps<'account/WishlistButton'>;

const WishlistButton = ({ title, look }: Props) => (
  <HeartButton
    title={title}
    look={look}
    onPress={() => askToLogin('Please login to wishlist items!')}
  />
);

export default defineWidget({
  load: async (_props: Props) => null,
  Component: WishlistButton,
});
