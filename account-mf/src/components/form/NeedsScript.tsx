import { greetingUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { WhatsAppLink } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: 12px;
  padding: ${theme.space.m};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.s};
  & > p {
    margin: 0;
  }
`;

export interface NeedsScriptProps {
  /** 'Signing in' */
  what: string;
}

/** For visitors without JavaScript: what needs it, and a way to order without. */
export const NeedsScript = ({ what }: NeedsScriptProps) => (
  <noscript>
    <Box>
      <p>{what} needs JavaScript, which is off in this browser. You need no account to order:</p>
      <WhatsAppLink href={greetingUrl()} wide>
        Order on WhatsApp
      </WhatsAppLink>
    </Box>
  </noscript>
);
