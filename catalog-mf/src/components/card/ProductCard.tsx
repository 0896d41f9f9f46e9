import type { ProductCard as CardData } from '@shop/shared/entities';
import { productPath } from '@shop/shared/format';
import { Badge, Price, ProductPicture, StarIcon } from '@shop/shared/ui';
import { Link } from 'federated-site/router';
import { memo, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { CardActions, CardSlots } from './CardActions';
import {
  Actions,
  Badges,
  Body,
  Card,
  Footer,
  Frame,
  Kind,
  Size,
  Subtitle,
  Title,
} from './card.styles';
import { Dots, maxDots } from './Dots';

export interface ProductCardProps {
  card: CardData;
  /** level of the heading */
  level?: 2 | 3;
  layout?: 'grid' | 'list';
  /** Its picture is among the page's largest in view: loaded first. */
  eager?: boolean;
  /** Its picture is out of the first view. */
  later?: boolean;
  /** What was filtered for: its page opens in this colour. */
  color?: string | undefined;
  /** Title of the category, shown above the name. */
  category?: string | undefined;
  /** Shows the heart and the cart button; `links` into the shop on other web pages. */
  slots?: boolean | 'links' | undefined;
  /** The visitor rests on the card, presses it or moves the focus into it: a visit may follow. */
  onIntent?: ((card: CardData) => void) | undefined;
}

const sizes = {
  grid: '(min-width: 1024px) 282px, (min-width: 768px) 30vw, calc(50vw - 24px)',
  list: '(min-width: 768px) 200px, 96px',
};

const colorNames = ({ colors }: CardData) =>
  `Colours: ${colors.map(({ name }) => name).join(', ')}`;

/** A product as lists, widgets and other pages show it (spec section 2, Product list). */
export const ProductCard = memo(function ProductCard({
  card,
  level = 2,
  layout = 'grid',
  eager = false,
  later = false,
  color,
  category,
  slots = false,
  onIntent,
}: ProductCardProps) {
  const Heading = `h${level}` as const;
  const path = productPath(card) + (color ? `?color=${encodeURIComponent(color)}` : '');
  const { colors } = card;
  const on = { card, path, color };
  const buttons = slots && card.id > 0 && <CardSlots {...on} linksOnly={slots === 'links'} />;
  return (
    <Card data-layout={layout} {...useIntent(card, onIntent)}>
      <Frame>
        {/* The title is the link to read and to reach by keyboard. */}
        <Link to={path} tabIndex={-1} aria-hidden="true">
          <ProductPicture
            picture={card.picture}
            sizes={sizes[layout]}
            eager={eager}
            later={later ? 'near' : undefined}
            alt=""
          />
        </Link>
        <Badges>
          {card.popular && (
            <Badge tone="popular">
              <StarIcon filled size={14} />
              Popular
            </Badge>
          )}
          {card.quantity === 0 && <Badge>Out of Stock</Badge>}
          {layout === 'grid' && card.percentOff !== undefined && (
            <Badge tone="off">{`${card.percentOff}% off`}</Badge>
          )}
        </Badges>
        {layout === 'grid' && buttons}
      </Frame>
      <Body>
        {(category || colors.length > 0) && (
          <Kind>
            {category && <span dir="auto">{category}</span>}
            {colors.length > 0 && (
              <Dots colors={colors.slice(0, maxDots)} label={colorNames(card)} />
            )}
            {colors.length > maxDots && (
              <small aria-hidden="true">{`+${colors.length - maxDots}`}</small>
            )}
          </Kind>
        )}
        <Title>
          <Heading>
            <Link to={path}>{card.title}</Link>
          </Heading>
        </Title>
        {card.subtitle && <Subtitle>{card.subtitle}</Subtitle>}
        {card.size && <Size>{card.size}</Size>}
        <Footer>
          {card.price > 0 && (
            <Price
              price={card.price}
              originalPrice={card.originalPrice}
              percentOff={layout === 'list' ? card.percentOff : undefined}
            />
          )}
          <Actions>
            <CardActions {...on} />
            {layout === 'list' && buttons}
          </Actions>
        </Footer>
      </Body>
    </Card>
  );
});

/** A pointer that rests this long is no longer passing by, in ms. */
const hoverIntentMs = 60;

/**
 * Called when a visitor is about to open a card: the mouse rests on it, it is pressed, or the focus
 * comes into it.
 * @returns handlers for the card's element
 */
function useIntent(card: CardData, onIntent?: (card: CardData) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!onIntent) return undefined;

  const intend = () => {
    stop();
    onIntent(card);
  };
  // Its buttons lead nowhere.
  const onPress = ({ target }: SyntheticEvent) => {
    if (!(target as Element).closest('button')) intend();
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      stop();
      if (pointerType !== 'touch') timer.current = setTimeout(intend, hoverIntentMs);
    },
    onPointerLeave: stop,
    onPointerDown: onPress,
    onFocus: onPress,
    // A press without a pointer: a switch, a voice, a script.
    onClickCapture: onPress,
  };
}
