import { Button } from '@shop/shared/ui';

export interface SubmitButtonProps {
  label: string;
  /** 'Logging in…' */
  busyLabel: string;
  busy: boolean;
  /** Scripts have taken over the page. */
  alive: boolean;
  disabled?: boolean;
  describedBy?: string;
}

/**
 * Sends the form. Until scripts have taken over it is a plain button: pressed then, the boot
 * script keeps the press and repeats it, and no password leaves by a native submission.
 */
export const SubmitButton = (props: SubmitButtonProps) => {
  const { label, busyLabel, busy, alive, disabled, describedBy } = props;
  return (
    <Button
      wide
      type={alive ? 'submit' : 'button'}
      busy={busy}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        if (!alive) currentTarget.form?.requestSubmit();
      }}
      aria-describedby={describedBy}
    >
      {busy ? busyLabel : label}
    </Button>
  );
};
