import { CardGrid } from './card.styles';
import { PostCard, type PostCardProps } from './PostCard';

interface PostGridProps extends Pick<PostCardProps, 'level' | 'lead' | 'eager'> {
  cards: readonly (PostCardProps & { slug: string })[];
}

/**
 * Posts as cards; `lead` and `eager` are for the first of them. Pictures wait after the lead and the
 * next post, without a lead after a row of three.
 */
export const PostGrid = ({ cards, level, lead = false, eager = false }: PostGridProps) => (
  <CardGrid>
    {cards.map(({ slug, ...card }, at) => (
      <li key={slug} data-lead={(lead && at === 0) || undefined}>
        <PostCard
          {...card}
          level={level}
          lead={lead && at === 0}
          eager={eager && at === 0}
          later={at > (lead ? 1 : 2)}
        />
      </li>
    ))}
  </CardGrid>
);
