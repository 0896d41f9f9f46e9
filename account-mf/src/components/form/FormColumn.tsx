import { greetingUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { WhatsAppLink } from '@shop/shared/ui';
import { Failure } from '@shop/shared/ui/bundled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

/** For what does nothing without scripts: it is not shown then. */
export const Scripted = styled.div`
  display: contents;
  @media (scripting: none) {
    display: none;
  }
`;

const Notice = styled.div`
  display: grid;
  gap: 12px;
  padding: ${theme.space.m};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.s};
`;

const Message = styled.div`
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target.thumb};
  }
`;

interface FormColumnProps extends ComponentPropsWithRef<'form'> {
  /** the purpose of the form, for visitors who cannot see the heading above it */
  label: string;
  /** the action that needs scripts: 'Logging in' */
  needs: string;
  /** the error of the form as a whole; interrupts a screen reader */
  message: string | undefined;
  /** no answer came from the shop: says so too */
  unanswered: boolean | undefined;
  /** another way, offered with the message */
  instead?: ReactNode;
}

/**
 * A form whose errors are the shop's own. The method `dialog` does nothing outside a dialog: sent
 * before scripts have taken over, a password reaches no address and no log. Without scripts it says
 * so, and how to order without an account.
 */
export const FormColumn = (props: FormColumnProps) => {
  const { label, needs, message, unanswered, instead, children, ...form } = props;
  return (
    <Column method="dialog" noValidate aria-label={label} {...form}>
      <NeedsScripts needs={needs} />
      <Scripted>
        {message && (
          <Message>
            <Failure>{message}</Failure>
            {unanswered && (
              <FormHint>
                The shop did not answer. Please check your connection and try again.
              </FormHint>
            )}
            {instead}
          </Message>
        )}
        {children}
      </Scripted>
    </Column>
  );
};

/** Says without scripts what needs them, and how to order without an account. */
export const NeedsScripts = ({ needs }: Pick<FormColumnProps, 'needs'>) => (
  <noscript>
    <Notice>
      <p>{needs} needs JavaScript, which is off in this browser. You need no account to order:</p>
      <WhatsAppLink href={greetingUrl()} wide>
        Order on WhatsApp
      </WhatsAppLink>
    </Notice>
  </noscript>
);

/** A short text under a control. */
export const FormHint = styled.p`
  color: ${theme.color.inkSoft};
  font-size: 0.9375rem;
`;
