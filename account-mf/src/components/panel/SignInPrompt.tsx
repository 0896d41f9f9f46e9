import { ButtonLink, Callout, loginPath } from '@shop/shared/ui';

export interface SignInPromptProps {
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
