import type { WidgetProps } from '@shop/shared/contract';
import { defineWidget } from '@shop/shared/federation';
import { Link } from '@shop/shared/router';
import { checkSession, greetingName, logout, useSession } from '@shop/shared/session';
import { ButtonLink, showToast } from '@shop/shared/ui';
import { useEffect } from 'react';
import { Greeting, Unreachable } from '../components/session/Greeting';
import { carryOutWanted } from '../data/pending-action-from-url';
import { runPendingAction } from '../data/run-pending-action';

type Props = WidgetProps<'account/SessionLinks'>;

/** Spec section 2, Header: Login and Register, or a greeting and Logout. */
function SessionLinks({ look }: Props) {
  const session = useSession();
  const { state } = session;

  // Signed in elsewhere, or before the API could say so: what was wanted here happens now.
  useEffect(() => {
    if (state === 'signed-in') void runPendingAction().then(carryOutWanted);
  }, [state]);

  if (session.state === 'unreachable') {
    return <Unreachable look={look} onRetry={() => void checkSession()} />;
  }
  if (session.state !== 'signed-in') return <GuestLinks look={look} />;
  const leave = (button: HTMLElement) => {
    const place = button.parentElement;
    if (place) ignoreDoubleClick(place);
    logout();
    // The button goes with its visitor; who uses the keyboard goes on from here.
    queueMicrotask(() => place?.querySelector('a')?.focus());
    showToast({ text: 'You are logged out' });
  };
  return <Greeting look={look} name={greetingName(session.user)} onLogout={leave} />;
}

/** Two clicks within this may be a double one, in ms; what systems are set to. */
const doubleClickMs = 500;

/** The second click would press the link that has come under the pointer. */
function ignoreDoubleClick(place: HTMLElement): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  place.addEventListener('click', ignore, true);
  setTimeout(() => place.removeEventListener('click', ignore, true), doubleClickMs);
}

export default defineWidget({
  load: async (_props: Props) => null,
  Component: SessionLinks,
});

/** The way in. The header draws the same until this app has come. */
const GuestLinks = ({ look }: Props) =>
  look === 'bar' ? (
    <>
      <Link to="/login">Login</Link>
      <Link to="/register">Register</Link>
    </>
  ) : (
    <>
      <ButtonLink to="/login" tone="quiet">
        Login
      </ButtonLink>
      <ButtonLink to="/register" tone="quiet">
        Register
      </ButtonLink>
    </>
  );
