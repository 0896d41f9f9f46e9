import { ButtonLink, Callout, loginPath, Skeleton, VisuallyHidden } from '@shop/shared/ui';
import { useLocation } from 'federated-site/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusTitle } from '../../components/panel/PanelLine';
import { BelowLines, Lines } from '../../components/panel/panel.styles';
import { SidePanel } from '../../components/panel/SidePanel';
import type { ListView } from '../../data/lists/server-list';
import { useSessionId } from '../../data/lists/session-id';
import { LoadFailed } from '../LoadFailed';

interface ListPanelProps<Item> {
  title: string;
  view: ListView<Item>;
  texts: { signedOut: string; failed: string; empty: string; list: string };
  renderLine: (item: Item) => ReactNode;
  /** Content below the prompt to sign in. */
  signedOut?: ReactNode;
  /** A message above the list, announced. */
  notice?: ReactNode;
  /** Content below the last line, which scrolls with it. */
  afterLines?: ReactNode;
  /** Content below a list that is not empty. */
  footer?: ReactNode;
  reload: () => Promise<void>;
  onClose: () => void;
}

/**
 * One of the visitor's lists in a side panel, loaded again whenever it is opened (spec section 2), or
 * shown again with its tab.
 */
export function ListPanel<Item>(props: ListPanelProps<Item>) {
  const { title, view, texts, renderLine, signedOut, notice, afterLines, footer, reload, onClose } =
    props;
  const { pathname, search } = useLocation();
  const isSignedOut = useSessionId() === undefined;
  const isEmpty = view.items.length === 0;

  useEffect(() => {
    void reload();
    const reloadShown = () => void (document.visibilityState === 'visible' && reload());
    document.addEventListener('visibilitychange', reloadShown);
    return () => document.removeEventListener('visibilitychange', reloadShown);
  }, [reload]);

  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The line that had the focus is gone with the session.
    const isLost = isSignedOut && document.activeElement === document.body;
    if (isLost && status.current) focusTitle(status.current);
  }, [isSignedOut]);

  const content = () => {
    if (isSignedOut) {
      return (
        <>
          <SignInPrompt text={texts.signedOut} returnTo={pathname + search} />
          {signedOut}
        </>
      );
    }
    if (view.state === 'unknown' && isEmpty) return <PanelSkeleton />;
    return (
      <>
        {view.state === 'ready' && isEmpty && (
          <Callout
            text={texts.empty}
            actions={<ButtonLink to="/products">Browse products</ButtonLink>}
          />
        )}
        {!isEmpty && <Lines aria-label={texts.list}>{view.items.map(renderLine)}</Lines>}
        {!isEmpty && afterLines}
        {view.state === 'failed' && (
          <BelowLines>
            <LoadFailed text={texts.failed} reload={reload} />
          </BelowLines>
        )}
      </>
    );
  };
  return (
    <SidePanel title={title} onClose={onClose} footer={!isSignedOut && !isEmpty && footer}>
      <div ref={status} role="status">
        {notice}
      </div>
      {content()}
    </SidePanel>
  );
}

/** The shape of lines that are coming. */
const PanelSkeleton = () => (
  <>
    <VisuallyHidden role="status">Loading…</VisuallyHidden>
    <Lines aria-hidden="true">
      {[1, 2, 3].map((line) => (
        <li key={line}>
          <Skeleton ratio={1} />
          <div>
            <Skeleton width="80%" />
            <br />
            <Skeleton width="40%" />
          </div>
        </li>
      ))}
    </Lines>
  </>
);

/** The panel of a signed-out visitor; `returnTo` is the page to come back to. */
const SignInPrompt = ({ text, returnTo }: { text: string; returnTo: string }) => (
  <Callout
    text={text}
    actions={
      <>
        <ButtonLink to={loginPath(returnTo)} wide>
          Login
        </ButtonLink>
        <ButtonLink to={loginPath(returnTo).replace(/^\/login/, '/register')} tone="quiet" wide>
          Register
        </ButtonLink>
      </>
    }
  />
);
