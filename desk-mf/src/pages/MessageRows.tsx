import type { DeskCommentReply, DeskEnquiryReply } from '@shop/shared/contract';
import { request } from '@shop/shared/http';
import { Badge, Button, WhatsAppLink } from '@shop/shared/ui';
import { phoneUrl } from '@shop/shared/ui/bundled';
import { Link } from 'federated-site/router';
import { Buttons, Words } from '../components/desk.styles';
import { ignoreDoubleClick } from '../components/ignore-double-click';
import { When } from '../components/When';
import { enquiryChatUrl } from '../data/enquiry-rules';
import type { Change, Desk } from '../data/use-desk';

interface RowProps<T, Message> {
  message: Message;
  desk: Pick<Desk<T>, 'change'>;
  /** Puts it in its place on the page. */
  merge: Change<T, Message>['merge'];
}

/** A comment, with the buttons that show and hide it. */
export function CommentRow<T>({ message, desk, merge }: RowProps<T, DeskCommentReply>) {
  const { id, approved: isShown } = message;
  const decide = (approved: boolean) =>
    void desk.change({
      optimistic: (now) => merge(now, { ...message, approved }),
      merge,
      text: () => `Comment ${approved ? 'shown' : 'hidden'}.`,
      send: () =>
        request('PATCH /api/auth/desk/comments/{id}/', { params: { id }, body: { approved } }),
    });
  return (
    <>
      <Words>
        <p>{message.content}</p>
        <small>
          <When at={message.created_at} />, {message.name || 'without a name'}, comment {id}{' '}
          {isShown !== null && <Badge>{isShown ? 'shown' : 'hidden'}</Badge>}
          <Link to={`/blog/${encodeURIComponent(message.post)}`}>{message.post}</Link>
        </small>
      </Words>
      <Buttons>
        {!isShown && (
          <Button
            aria-label={`Show comment ${id}`}
            size="s"
            tone={isShown === null ? 'accent' : 'quiet'}
            onClick={ignoreDoubleClick(() => decide(true))}
          >
            Show
          </Button>
        )}
        {isShown !== false && (
          <Button
            aria-label={`Hide comment ${id}`}
            size="s"
            tone="quiet"
            onClick={ignoreDoubleClick(() => decide(false))}
          >
            Hide
          </Button>
        )}
      </Buttons>
    </>
  );
}

/** An enquiry with the ways to answer it, and a button that notes whether it was. */
export function EnquiryRow<T>({ message, desk, merge }: RowProps<T, DeskEnquiryReply>) {
  const { id, name, email, phone } = message;
  const answered = !message.answered;
  const mark = answered ? 'Mark as answered' : 'Mark as not answered';
  const toggle = () =>
    void desk.change({
      optimistic: (now) => merge(now, { ...message, answered }),
      merge,
      text: () => `${name}: ${answered ? 'answered' : 'not answered'}.`,
      send: () =>
        request('PATCH /api/auth/desk/enquiries/{id}/', { params: { id }, body: { answered } }),
    });
  return (
    <>
      <Words>
        <p>{message.message}</p>
        <small>
          <When at={message.created_at} />, {name}, enquiry {id}
          <a href={`mailto:${email}`}>{email}</a>
          <a href={phoneUrl(phone)}>{phone}</a>
        </small>
      </Words>
      <Buttons>
        <WhatsAppLink
          aria-label={`Answer in the chat: enquiry ${id}`}
          href={enquiryChatUrl(message)}
          size="s"
        >
          Answer in the chat
        </WhatsAppLink>
        <Button
          aria-label={`${mark}: enquiry ${id}`}
          size="s"
          tone="quiet"
          onClick={ignoreDoubleClick(toggle)}
        >
          {mark}
        </Button>
      </Buttons>
    </>
  );
}
