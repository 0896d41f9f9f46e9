import { greetingUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { WhatsAppLink } from '@shop/shared/ui';
import type { FormEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

/** Does nothing without scripts, and is not shown then. */
const Scripted = styled.div`
  display: contents;
  @media (scripting: none) {
    display: none;
  }
`;

const Message = styled.div`
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target.thumb};
  }
`;

interface FormColumnProps {
  ref: Ref<HTMLFormElement>;
  /** what the form is for, for those who cannot see the heading above it */
  label: string;
  /** what cannot be done without scripts: 'Logging in' */
  needs: string;
  /** what is wrong with the form as a whole */
  message: string | undefined;
  /** no answer came from the shop */
  unanswered: boolean | undefined;
  /** a way on, offered with the message */
  instead?: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** called with the name of a field that was typed in */
  onType: (name: string) => void;
  onLeave?: () => void;
  children: ReactNode;
}

/**
 * A form whose errors are the shop's own. The method `dialog` does nothing outside a dialog: sent
 * before scripts have taken over, a password reaches no address and no log.
 */
export const FormColumn = ({
  ref,
  label,
  needs,
  message,
  unanswered,
  instead,
  onSubmit,
  onType,
  onLeave,
  children,
}: FormColumnProps) => (
  <Column
    ref={ref}
    method="dialog"
    noValidate
    aria-label={label}
    onSubmit={onSubmit}
    onInput={({ target }) => onType((target as HTMLInputElement).name)}
    onBlur={onLeave}
  >
    <NeedsScript what={needs} />
    <Scripted>
      {message && (
        <Message>
          <FormMessage unanswered={unanswered}>{message}</FormMessage>
          {instead}
        </Message>
      )}
      {children}
    </Scripted>
  </Column>
);

const Box = styled.p`
  margin: 0;
  padding: 12px ${theme.space.m};
  color: ${theme.color.danger};
  font-weight: 600;
  background: ${theme.color.paper};
  border: 1px solid ${theme.color.danger};
  border-left-width: 4px;
  border-radius: ${theme.radius.s};
  overflow-wrap: anywhere;
`;

interface FormMessageProps {
  /** No answer came from the shop: says so too. */
  unanswered?: boolean;
  children: string;
}

/** What is wrong with a whole form; interrupts a screen reader. */
const FormMessage = ({ unanswered, children }: FormMessageProps) => (
  <>
    <Box role="alert">{children}</Box>
    {unanswered && (
      <FormHint>The shop did not answer. Please check your connection and try again.</FormHint>
    )}
  </>
);

const NeedsScriptBox = styled.div`
  display: grid;
  gap: 12px;
  padding: ${theme.space.m};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.s};
  & > p {
    margin: 0;
  }
`;

interface NeedsScriptProps {
  /** 'Signing in' */
  what: string;
}

/** For visitors without JavaScript: what needs it, and a way to order without. */
const NeedsScript = ({ what }: NeedsScriptProps) => (
  <noscript>
    <NeedsScriptBox>
      <p>{what} needs JavaScript, which is off in this browser. You need no account to order:</p>
      <WhatsAppLink href={greetingUrl()} wide>
        Order on WhatsApp
      </WhatsAppLink>
    </NeedsScriptBox>
  </noscript>
);

/** A quiet word under a control. */
export const FormHint = styled.p`
  margin: 0;
  color: ${theme.color.inkSoft};
  font-size: 0.9375rem;
`;

/** Above a form that signs in, where the browser stores nothing for the site. */
export const StorageHint = () => (
  <FormHint role="status">
    This browser stores nothing for our site. You can log in, but you will be logged out when a page
    is loaded again.
  </FormHint>
);
