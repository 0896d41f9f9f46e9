import { theme } from '@shop/shared/theme';
import { ArrowRightIcon, VisuallyHidden, WhatsAppIcon } from '@shop/shared/ui';
import { CardAction } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.m};
  margin-top: auto;
  padding-top: ${theme.space.s};
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
    <CardAction to={to}>
      <span>
        Read<VisuallyHidden> {title}</VisuallyHidden>
      </span>
      <ArrowRightIcon />
    </CardAction>
    <CardAction to={chat}>
      <WhatsAppIcon />
      <span>
        Message<VisuallyHidden> about {title} on WhatsApp</VisuallyHidden>
      </span>
    </CardAction>
  </Row>
);
