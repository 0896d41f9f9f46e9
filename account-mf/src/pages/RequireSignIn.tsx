import { checkSession, type User, useSession } from '@shop/shared/session';
import { ButtonLink, Callout, loginPath, Skeleton } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { NeedsScripts, Scripted } from '../components/form/FormColumn';
import { LoadFailed } from '../widgets/LoadFailed';

interface RequireSignInProps {
  /** path of the page */
  path: string;
  /** for a visitor who is signed out */
  prompt: string;
  /** the part that needs scripts: 'Your account' */
  needs: string;
  children: (user: User) => ReactNode;
}

/** A part of a page for a signed-in visitor; others read why it is not shown. */
export function RequireSignIn({ path, prompt, needs, children }: RequireSignInProps) {
  const session = useSession();
  if (session.state === 'signed-in') return children(session.user);
  if (session.state === 'signed-out') {
    return <Callout text={prompt} actions={<ButtonLink to={loginPath(path)}>Login</ButtonLink>} />;
  }
  if (session.state === 'unreachable') {
    return (
      <LoadFailed
        text="The shop cannot be reached to see who you are."
        reload={async () => void (await checkSession())}
      />
    );
  }
  return (
    <>
      <NeedsScripts needs={needs} />
      <Scripted aria-busy="true">
        <Skeleton />
      </Scripted>
    </>
  );
}
