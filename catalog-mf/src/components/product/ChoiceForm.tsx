import { Button } from '@shop/shared/ui';

/** Colour and quantity, wherever they stand on the page, belong to the form of this id. */
export const choiceForm = 'product-choice';

/**
 * Asks for the page as chosen, where there are no scripts; with them the choice shows at once.
 */
export const ChoiceForm = ({ withColors }: { withColors: boolean }) => (
  <form
    id={choiceForm}
    method="get"
    autoComplete="off"
    onSubmit={(event) => event.preventDefault()}
  >
    <noscript>
      <Button type="submit" tone="quiet" wide>
        {withColors ? 'Use this colour and quantity' : 'Use this quantity'}
      </Button>
    </noscript>
  </form>
);
