import { Button, ButtonLink, Callout, loginPath, Skeleton, VisuallyHidden } from '@shop/shared/ui';
import { Lines } from './panel.styles';

interface EmptyPanelProps {
  text: string;
  onClose: () => void;
}

/** Nothing in it yet, and where to find something. */
export const EmptyPanel = ({ text, onClose }: EmptyPanelProps) => (
  <Callout
    text={text}
    actions={
      <ButtonLink to="/products" onClick={onClose}>
        Browse products
      </ButtonLink>
    }
  />
);

interface PanelFailedProps {
  text: string;
  onRetry: () => void;
}

/** The list could not be had. */
export const PanelFailed = ({ text, onRetry }: PanelFailedProps) => (
  <Callout role="alert" text={text} actions={<Button onClick={onRetry}>Try again</Button>} />
);

/** The shape of lines that are coming. */
export const PanelSkeleton = () => (
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

interface SignInPromptProps {
  text: string;
  /** path and query of the page to come back to */
  here: string;
}

/** What a signed-out visitor finds in a panel (spec section 2). */
export const SignInPrompt = ({ text, here }: SignInPromptProps) => (
  <Callout
    text={text}
    actions={
      <>
        <ButtonLink to={loginPath(here)} wide>
          Login
        </ButtonLink>
        <ButtonLink to={loginPath(here).replace(/^\/login/, '/register')} tone="quiet" wide>
          Register
        </ButtonLink>
      </>
    }
  />
);
