import { TextField } from './TextField';

/** The e-mail address that an account goes by. */
export const EmailField = ({ error }: { error: string | undefined }) => (
  <TextField
    name="email"
    label="Email"
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    error={error}
  />
);
