import { Button } from '@shop/shared/ui';
import { FormOutcome } from './FormOutcome';

export interface LinkSentProps {
  text: string;
  onAgain: () => void;
}

/** A link is on its way, if there is such an account. */
export const LinkSent = ({ text, onAgain }: LinkSentProps) => (
  <FormOutcome takesFocus title="Look at your mail" text={text}>
    <Button wide tone="quiet" onClick={onAgain}>
      Try another email
    </Button>
  </FormOutcome>
);
