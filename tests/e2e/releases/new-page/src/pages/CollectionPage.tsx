import type { ProductCard } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import {
  AppLink,
  ButtonLink,
  Callout,
  Container,
  PageHead,
  PageTitle,
  Price,
  ProductPicture,
} from '@shop/shared/ui';
import { useLoaderData } from 'federated-site/router';
import { styled } from 'styled-components';
import type { CollectionData } from '../data/collection-loader';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${theme.space.l} ${theme.space.m};
  margin: 0 0 ${theme.space.xl};
  padding: 0;
  list-style: none;
`;

const Card = styled(AppLink)`
  display: grid;
  gap: ${theme.space.s};
  border-radius: ${theme.radius.m};
  color: ${theme.color.ink};
  text-decoration: none;
`;

/** `/collections/:slug`: products that belong together. */
export function Component() {
  const outcome = useLoaderData<CollectionData>();
  if (outcome.state === 'ready') return <Collection {...outcome} />;
  const title = outcome.state === 'missing' ? 'No such collection' : 'Not now';
  return (
    <>
      <PageHead title={title} description="Collections of the shop." path="/products" hidden />
      <Callout
        heading="h1"
        title={title}
        text="All that the shop has is in one list."
        actions={<ButtonLink to="/products">See all products</ButtonLink>}
      />
    </>
  );
}

function Collection({ title, lead, slug, cards }: CollectionData & { state: 'ready' }) {
  return (
    <>
      <PageHead title={title} description={lead} path={`/collections/${slug}`} />
      <PageTitle lead={lead}>{title}</PageTitle>
      <Container>
        <Grid>
          {cards.map((card, at) => (
            <li key={card.slug}>
              <Product card={card} eager={at < 2} />
            </li>
          ))}
        </Grid>
      </Container>
    </>
  );
}

const Product = ({ card, eager }: { card: ProductCard; eager: boolean }) => (
  <Card to={`/products/${card.slug}`}>
    <ProductPicture
      sizes="(min-width: 700px) 220px, 45vw"
      eager={eager}
      alt=""
      {...(card.picture && { picture: card.picture })}
    />
    {card.title}
    <Price price={card.price} />
  </Card>
);
