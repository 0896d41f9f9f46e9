import { theme } from '@shop/shared/theme';
import { AppLink } from '@shop/shared/ui';
import { styled } from 'styled-components';

/** A link of a card: to its page, or next to that to a chat on WhatsApp. */
export const CardAction = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${theme.target.thumb};
  color: ${theme.color.ink};
  font-weight: 600;
  text-decoration: none;
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    transition: transform ${theme.motion.quick};
  }
  &:hover {
    color: ${theme.color.accentStrong};
    text-decoration: underline;
  }
  &:hover > svg {
    transform: translateX(3px);
  }
  a + & {
    color: ${theme.color.whatsapp};
  }
  a + &:hover {
    color: ${theme.color.whatsappStrong};
  }
  a + &:hover > svg {
    transform: scale(1.1);
  }
`;
