import { logout } from '@shop/shared/session';
import { theme } from '@shop/shared/theme';
import { SubmitButton } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { CurrentPasswordField } from '../../components/form/Fields';
import { FormColumn, FormHint } from '../../components/form/FormColumn';
import { checkDelete, deleteAccount, deleteErrors, deleteFields } from '../../data/own-data';
import { useAccountForm } from '../../data/sign-in/use-account-form';

const Heading = styled.h2`
  font-size: ${theme.size.h3};
`;

interface DeleteAccountProps {
  /** `not offered`: the API knows no such call */
  onOutcome: (outcome: 'deleted' | 'not offered') => void;
}

/** Says what goes and what stays, deletes the account for its password, and signs out in all tabs. */
export function DeleteAccount({ onOutcome }: DeleteAccountProps) {
  const { form, busy, fields } = useAccountForm({
    names: deleteFields,
    check: checkDelete,
    send: deleteAccount,
    errorsOf: deleteErrors,
    onNotOffered: () => onOutcome('not offered'),
    onDone: () => {
      onOutcome('deleted');
      logout();
    },
  });
  return (
    <FormColumn {...form} label="Delete my account" needs="Deleting an account">
      <Heading>Delete my account</Heading>
      <FormHint>
        Your name, your email, your wishlist, your cart and your comments are deleted at once, for
        good. Your orders stay without your name. What you wrote on the contact page or in a chat
        stays until you ask us to delete it.
      </FormHint>
      <CurrentPasswordField error={fields.password} />
      <SubmitButton wide tone="quiet" busy={busy}>
        {busy ? 'Deleting…' : 'Delete my account'}
      </SubmitButton>
    </FormColumn>
  );
}
