import { ButtonLink, Notice } from '@shop/shared/ui';

export interface EmptyPanelProps {
  text: string;
  onClose: () => void;
}

/** Nothing in it yet, and where to find something. */
export const EmptyPanel = ({ text, onClose }: EmptyPanelProps) => (
  <Notice
    text={text}
    actions={
      <ButtonLink to="/products" onClick={onClose}>
        Browse products
      </ButtonLink>
    }
  />
);
