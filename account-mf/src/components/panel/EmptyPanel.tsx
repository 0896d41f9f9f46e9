import { ButtonLink, Callout } from '@shop/shared/ui';

export interface EmptyPanelProps {
  text: string;
  onClose: () => void;
}

/** Nothing in it yet, and where to find something. */
export const EmptyPanel = ({ text, onClose }: EmptyPanelProps) => (
  <Callout
    text={text}
    actions={
      <ButtonLink to="/products" onClick={onClose}>
        Browse products
      </ButtonLink>
    }
  />
);
