import { checkSession, greetingName, logout, useSession } from '@shop/shared/session';
import { theme } from '@shop/shared/theme';
import { Button, ButtonLink, showToast } from '@shop/shared/ui';
import { oneLine } from '@shop/shared/ui/bundled';
import { defineWidget, type WidgetProps } from 'federated-site/react';
import { Link } from 'federated-site/router';
import { useAtomValue } from 'jotai';
import { type ComponentProps, useEffect } from 'react';
import { styled } from 'styled-components';
import { finishClear, runPendingActions } from '../data/lists/lazy-lists';
import { isClearedAtom } from '../data/lists/list-atoms';

type Props = WidgetProps<'account/SessionLinks'>;

/** Spec section 2, Header: Login and Register, or a greeting and Logout. */
function SessionLinks({ look }: Props) {
  const session = useSession();
  const isCleared = useAtomValue(isClearedAtom);
  const { state } = session;

  // Signed in elsewhere, or before the API could say so: pending actions of this tab happen now.
  useEffect(() => {
    if (state === 'signed-in') void runPendingActions();
  }, [state]);

  if (session.state === 'unreachable') {
    return (
      <>
        <Words data-look={look} role="status">
          {look === 'bar' ? 'Shop not reached' : 'The shop cannot be reached to see who you are.'}
        </Words>
        <Action look={look} onClick={() => void checkSession()}>
          Try again
        </Action>
      </>
    );
  }
  const Entry = look === 'bar' ? Link : MenuLink;
  if (session.state !== 'signed-in') {
    // The header draws the same until this app has come.
    return (
      <>
        <Entry to="/login">Login</Entry>
        <Entry to="/register">Register</Entry>
      </>
    );
  }
  const leave = async (button: HTMLElement) => {
    const place = button.parentElement;
    if (place) ignoreDoubleClick(place);
    if (isCleared) await finishClear();
    logout();
    // The button disappears with the session; keyboard users continue from here.
    queueMicrotask(() => place?.querySelector('a')?.focus());
    showToast({ text: 'You are logged out' });
  };
  const name = greetingName(session.user);
  return (
    <>
      <Name to="/account" data-look={look} title={name} aria-label={`Hi, ${name}: your account`}>
        Hi, {name}
      </Name>
      {session.user.is_staff && <Entry to="/desk">Desk</Entry>}
      <Action look={look} onClick={({ currentTarget }) => void leave(currentTarget)}>
        Logout
      </Action>
    </>
  );
}

/** Two clicks within this may be a double one, in ms; the default of systems. */
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

const MenuLink = (link: ComponentProps<typeof ButtonLink>) => <ButtonLink tone="quiet" {...link} />;

/** Names have any length; the header has not: it takes the room that there is, and asks for none. */
const Name = styled(Link)`
  flex: 1 1 0;
  width: 0;
  ${oneLine}
  text-align: right;
  &[data-look='menu'] {
    flex: 1 1 auto;
    width: auto;
    min-width: 0;
    display: flex;
    align-items: center;
    min-height: ${theme.target.thumb};
    white-space: normal;
    overflow-wrap: anywhere;
    text-align: left;
    font-weight: 600;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  color: ${theme.color.inkSoft};
  font-size: 0.875rem;
  line-height: 1.25;
  text-align: right;
  &[data-look='menu'] {
    flex: 1 1 100%;
    text-align: left;
  }
`;

/** A button that looks like the links of the header. */
const BarButton = styled.button`
  flex: none;
  min-height: ${theme.target.thumb};
  padding: 10px;
  color: ${theme.color.ink};
  background: none;
  border: 0;
  cursor: pointer;
  &:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;

const Action = ({ look, ...button }: Props & ComponentProps<'button'>) =>
  look === 'bar' ? <BarButton type="button" {...button} /> : <Button tone="quiet" {...button} />;
