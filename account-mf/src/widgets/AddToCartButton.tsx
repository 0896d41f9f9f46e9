import type { WidgetProps } from '@shop/shared/contract';
import { defineWidget } from '@shop/shared/federation';
import { askToLogin } from '../components/ask-to-login';
import { CartButton } from '../components/CartButton';

type Props = WidgetProps<'account/AddToCartButton'>;

const AddToCartButton = ({ title, look, disabled }: Props) => (
  <CartButton
    title={title}
    look={look}
    disabled={disabled}
    onPress={() => askToLogin('Please login to add items to cart!')}
  />
);

export default defineWidget({
  load: async (_props: Props) => null,
  Component: AddToCartButton,
});
