import { CardGrid } from '../../components/card/card.styles';
import { PostCard } from '../../components/card/PostCard';
import { postChatUrl, postPath } from '../../data/post-address-rules';
import type { PostCard as CardData } from '../../data/post-rules';

export interface PostGridProps {
  cards: readonly CardData[];
  level?: 2 | 3;
  /** Draws the first one large. */
  lead?: boolean;
  /** The first picture is in the first view. */
  eager?: boolean;
}

export const PostGrid = ({ cards, level = 2, lead = false, eager = false }: PostGridProps) => (
  <CardGrid>
    {cards.map((card, at) => (
      <li key={card.slug} data-lead={(lead && at === 0) || undefined}>
        <PostCard
          {...card}
          to={postPath(card)}
          chat={postChatUrl(card)}
          level={level}
          lead={lead && at === 0}
          eager={eager && at === 0}
        />
      </li>
    ))}
  </CardGrid>
);
