import { Button, useHydrated } from '@shop/shared/ui';

export interface SubmitButtonProps {
  label: string;
  /** 'Logging in…' */
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  describedBy?: string;
}

/**
 * Sends the form. Until scripts have taken over it is a plain button: pressed then, the boot
 * script keeps the press and repeats it, and no password leaves by a native submission.
 */
export function SubmitButton({ label, busyLabel, busy, disabled, describedBy }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      wide
      type={hydrated ? 'submit' : 'button'}
      busy={busy}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        if (!hydrated) currentTarget.form?.requestSubmit();
      }}
      aria-describedby={describedBy}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
