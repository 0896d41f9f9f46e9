import { Button, useHydrated } from '@shop/shared/ui';
import type { ComponentProps } from 'react';

/**
 * Sends its form. Until scripts have taken over it is a plain button: pressed then, the boot script
 * keeps the press and repeats it, and nothing that was typed leaves by a native submission.
 */
export function SubmitButton(button: ComponentProps<typeof Button>) {
  const hydrated = useHydrated();
  return (
    <Button
      {...button}
      type={hydrated ? 'submit' : 'button'}
      onClick={({ currentTarget }) => {
        if (hydrated) return;
        // As `requestSubmit`, which Safari has from 16 on; our forms check their fields themselves.
        const submit = new Event('submit', { bubbles: true, cancelable: true });
        currentTarget.form?.dispatchEvent(submit);
      }}
    />
  );
}
