import { useSession } from '@shop/shared/session';
import { ButtonLink } from '@shop/shared/ui';
import { Link } from 'federated-site/router';
import { useState } from 'react';
import { ContactInstead, FormOutcome } from '../../components/form/FormOutcome';
import { FormPage } from '../../components/form/FormPage';
import { RequireSignIn } from '../RequireSignIn';
import { DeleteAccount } from './DeleteAccount';
import { OwnData } from './OwnData';

const path = '/account';

/** `/account`: who is signed in, and what a person may ask of the shop. */
export function Component() {
  const session = useSession();
  const [outcome, setOutcome] = useState<'deleted' | 'not offered'>();
  return (
    <FormPage
      title="Your account"
      lead="What we store with it, and how you take it along or delete it."
      path={path}
      isNotice={outcome !== 'deleted' && ['signed-out', 'unreachable'].includes(session.state)}
      footer={
        <>
          <Link to="/orders">Your orders</Link> · <Link to="/privacy">Privacy Policy</Link>
        </>
      }
    >
      {outcome === 'deleted' ? (
        <FormOutcome
          takesFocus
          title="Your account is deleted"
          text="You are logged out on every device. The shop stays open to you: browse, read and order without an account."
        >
          <ButtonLink to="/products" wide>
            Browse products
          </ButtonLink>
        </FormOutcome>
      ) : (
        <RequireSignIn path={path} prompt="Please login to see your account" needs="Your account">
          {(user) => (
            <>
              <OwnData user={user} onNotOffered={() => setOutcome('not offered')} />
              {outcome === 'not offered' ? (
                <ContactInstead
                  text="This website does not do it by itself. Write to us on WhatsApp or call: we send you what we store, or delete your account."
                  message="Hello! It is about my account in your online shop: I would like to have my data, or to have the account deleted."
                />
              ) : (
                <DeleteAccount onOutcome={setOutcome} />
              )}
            </>
          )}
        </RequireSignIn>
      )}
    </FormPage>
  );
}
