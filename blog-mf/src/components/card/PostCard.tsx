import type { BlogPost, Picture } from '@shop/shared/entities';
import { shopDate } from '@shop/shared/format/bundled';
import { theme } from '@shop/shared/theme';
import { ArrowRightIcon, ProductPicture, VisuallyHidden, WhatsAppIcon } from '@shop/shared/ui';
import { CardAction } from '@shop/shared/ui/bundled';
import { Link } from 'federated-site/router';
import { styled } from 'styled-components';
import { Card, Day, Excerpt, Frame, NoImage, Title, Words } from './card.styles';

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.m};
  margin-top: auto;
  padding-top: ${theme.space.s};
`;

export interface PostCardProps extends Pick<BlogPost, 'title' | 'excerpt' | 'createdAt'> {
  picture?: Picture | undefined;
  /** its page */
  to: string;
  /** a chat whose message names the post */
  chat: string;
  /** level of the heading */
  level?: 2 | 3 | undefined;
  /** The newest of a list, drawn large where there is room. */
  lead?: boolean;
  /** Its picture is the page's largest in view: loaded first. */
  eager?: boolean;
  /** Below the first screen of a phone. */
  later?: boolean;
}

/**
 * Phones show 92vw. With 88, Lighthouse's phone (412 px at 1.75 pixels per px) loads 640 pixels,
 * 96 % of what it shows, and not 960, which are twice the bytes.
 */
const sizes = {
  lead: '(min-width: 1280px) 690px, (min-width: 768px) 55vw, 88vw',
  plain: '(min-width: 1280px) 380px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 88vw',
};

/** A post as lists and widgets show it (spec section 2, Blog list). */
export function PostCard(props: PostCardProps) {
  const { title, excerpt, createdAt, picture, to, chat, level = 2, lead, eager, later } = props;
  const Heading = `h${level}` as const;
  const day = shopDate(createdAt);
  return (
    <Card data-lead={lead || undefined}>
      <Frame>
        {/* The title is the link to read and to reach by keyboard. */}
        <Link to={to} tabIndex={-1} aria-hidden="true">
          {picture ? (
            <ProductPicture
              picture={picture}
              sizes={sizes[lead ? 'lead' : 'plain']}
              eager={eager ?? false}
              later={later ? 'near' : undefined}
              alt=""
            />
          ) : (
            <NoImage>No image</NoImage>
          )}
        </Link>
      </Frame>
      <Words>
        {day && <Day dateTime={createdAt}>{day}</Day>}
        <Title>
          <Heading>
            <Link to={to}>{title}</Link>
          </Heading>
        </Title>
        {excerpt && <Excerpt>{excerpt}</Excerpt>}
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
      </Words>
    </Card>
  );
}
