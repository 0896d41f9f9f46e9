import { CardGrid } from './card.styles';
import { PostCard, type PostCardProps } from './PostCard';

type OfPlace = 'level' | 'lead' | 'eager';

interface PostGridProps extends Pick<PostCardProps, OfPlace> {
  cards: readonly (Omit<PostCardProps, OfPlace | 'later'> & { slug: string })[];
}

/** Posts as cards; `lead` and `eager` are for the first of them. */
export const PostGrid = ({ cards, level, lead = false, eager = false }: PostGridProps) => (
  <CardGrid>
    {cards.map(({ slug, ...card }, at) => (
      <li key={slug} data-lead={(lead && at === 0) || undefined}>
        <PostCard
          {...card}
          level={level}
          lead={lead && at === 0}
          eager={eager && at === 0}
          later={at > 1}
        />
      </li>
    ))}
  </CardGrid>
);
