import { checkSession, logout, useSession } from '@shop/shared/session';
import {
  Button,
  ButtonLink,
  Callout,
  Container,
  loginPath,
  PageHead,
  PageTitle,
  Skeleton,
} from '@shop/shared/ui';
import { useLocation, useNavigate } from 'federated-site/router';
import { lazy, Suspense } from 'react';
import { useMustSignIn } from '../data/desk-store';

const title = 'Desk';

/** When it does not come, the site shows its page for that. */
const StaffPages = lazy(async () => {
  const { StaffPages } = await import(/* webpackChunkName: "desk-staff" */ './StaffPages');
  return { default: StaffPages };
});

/**
 * Every page of the desk. The server and other visitors get this frame alone: what is behind it is
 * loaded for staff only.
 */
export function Component() {
  const { pathname } = useLocation();
  const [, , page] = pathname.split('/');
  return (
    <>
      <PageHead
        hidden
        title={page ? `${title}: ${page}` : title}
        description="For the shop’s staff."
        path={pathname}
      />
      <PageTitle>{title}</PageTitle>
      <Container>
        <RequireStaff path={pathname} />
      </Container>
    </>
  );
}

function RequireStaff({ path }: { path: string }) {
  const session = useSession();
  const mustSignIn = useMustSignIn();
  const navigate = useNavigate();
  const login = loginPath(path);

  if (session.state === 'unreachable') {
    return (
      <Callout
        role="alert"
        text="The shop cannot be reached to see who you are."
        actions={<Button onClick={() => void checkSession()}>Try again</Button>}
      />
    );
  }
  if (session.state === 'signed-in' && session.user.is_staff) {
    if (!mustSignIn) {
      return (
        <Suspense fallback={<Loading />}>
          <StaffPages path={path} />
        </Suspense>
      );
    }
    const loginAgain = () => {
      logout();
      void navigate(login);
    };
    return (
      <Callout
        role="alert"
        title="Please login again"
        text="The desk asks for the password every 12 hours. What you typed stays here."
        actions={
          <Button ref={takeFocus} onClick={loginAgain}>
            Login
          </Button>
        }
      />
    );
  }
  if (session.state === 'unknown') return <Loading />;
  return (
    <Callout
      title="This page is for the shop’s staff"
      text="Login with an account that may use the desk."
      actions={
        <>
          {session.state === 'signed-out' && <ButtonLink to={login}>Login</ButtonLink>}
          <ButtonLink to="/" tone="quiet">
            To the shop
          </ButtonLink>
        </>
      }
    />
  );
}

/** The page that was pressed is gone, and its message may be far above what is in sight. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

const Loading = () => (
  <div aria-busy="true">
    <noscript>
      <p>The desk needs JavaScript, and is for the shop’s staff.</p>
    </noscript>
    <Skeleton />
  </div>
);
