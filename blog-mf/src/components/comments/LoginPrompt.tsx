import { theme } from '@shop/shared/theme';
import { ButtonLink } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { Quiet } from './comments.styles';

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  text-align: center;
`;

const Question = styled.p`
  margin: 0;
  font: 600 ${theme.size.h3} / 1.25 ${theme.font.display};
`;

export interface LoginPromptProps {
  /** /login, with the way back */
  to: string;
  /** Something was written and not sent. */
  hasDraft: boolean;
}

/** What visitors who are not signed in see in place of the form (spec section 5). */
export const LoginPrompt = ({ to, hasDraft }: LoginPromptProps) => (
  <Middle>
    <Question>A question, or a tip of your own?</Question>
    <Quiet>Please log in to write a comment.</Quiet>
    {hasDraft && <Quiet>What you have written is kept until then.</Quiet>}
    <ButtonLink to={to} tone="quiet">
      Log in
    </ButtonLink>
  </Middle>
);
