import { useLocation } from '@shop/shared/router';
import { ButtonLink, useHydrated } from '@shop/shared/ui';
import { useState } from 'react';
import { FormPage } from '../components/form/FormPage';
import { FormOutcome } from '../components/password/FormOutcome';
import { NoReset } from '../components/password/NoReset';
import { NewPasswordForm } from './NewPasswordForm';

/** Where the mailed link leads: sets a new password. */
export function Component() {
  const alive = useHydrated();
  const token = new URLSearchParams(useLocation().search).get('token')?.trim();
  const [outcome, setOutcome] = useState<'done' | 'not offered'>();
  return (
    <FormPage
      title="Set a new password"
      lead="Choose one that you use nowhere else. The link in the mail works once."
      path="/reset-password"
    >
      {outcome === 'done' && (
        <FormOutcome takesFocus title="The new password is set" text="You can log in with it now.">
          <ButtonLink wide to="/login">
            Login
          </ButtonLink>
        </FormOutcome>
      )}
      {outcome === 'not offered' && <NoReset />}
      {!outcome && token && (
        <NewPasswordForm
          token={token}
          alive={alive}
          onDone={() => setOutcome('done')}
          onNotOffered={() => setOutcome('not offered')}
        />
      )}
      {!outcome && !token && (
        <FormOutcome
          title="This link is not complete"
          text="Please open the link in the mail once more, all of it, or ask for a new one."
        >
          <ButtonLink wide to="/forgot-password">
            Ask for a new link
          </ButtonLink>
        </FormOutcome>
      )}
    </FormPage>
  );
}
