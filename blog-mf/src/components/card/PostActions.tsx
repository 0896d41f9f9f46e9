import { theme } from '@shop/shared/theme';
import { AppLink, ArrowRightIcon, VisuallyHidden, WhatsAppIcon } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.m};
  margin-top: auto;
  padding-top: ${theme.space.s};
`;

const Action = styled(AppLink)`
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
  & + & {
    color: ${theme.color.whatsapp};
  }
  & + &:hover {
    color: ${theme.color.whatsappStrong};
  }
  & + &:hover > svg {
    transform: scale(1.1);
  }
`;

export interface PostActionsProps {
  title: string;
  /** its page */
  to: string;
  /** a chat whose message names the post */
  chat: string;
}

/** The two ways on from a card (spec section 2): the post, and WhatsApp. */
export const PostActions = ({ title, to, chat }: PostActionsProps) => (
  <Row>
    <Action to={to}>
      <span>
        Read<VisuallyHidden> {title}</VisuallyHidden>
      </span>
      <ArrowRightIcon />
    </Action>
    <Action to={chat}>
      <WhatsAppIcon />
      <span>
        Message<VisuallyHidden> about {title} on WhatsApp</VisuallyHidden>
      </span>
    </Action>
  </Row>
);
