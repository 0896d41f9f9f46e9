import { Button } from '@shop/shared/ui';
import { Notice } from './desk.styles';

interface UnsavedProps {
  /** what the fields of a form are called that have what was typed on an earlier visit to the page */
  labels: readonly string[];
  discard: () => void;
}

/** Says that a form does not show what is saved, so an old price is not taken for the real one. */
export const Unsaved = ({ labels, discard }: UnsavedProps) =>
  labels.length > 0 && (
    <Notice as="div">
      <p>{`Typed before, not saved: ${labels.join(', ')}.`}</p>
      <Button size="s" tone="quiet" onClick={discard}>
        Discard
      </Button>
    </Notice>
  );
