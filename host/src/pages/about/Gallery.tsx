import { media, theme } from '@shop/shared/theme';
import { ArrowRightIcon, ButtonLink, ProductPicture, Section } from '@shop/shared/ui';
import { styled } from 'styled-components';
import bench from '../../assets/scenes/store-bench.picture';
import counter from '../../assets/scenes/store-counter.picture';
import shelves from '../../assets/scenes/store-shelves.picture';
import storeWindow from '../../assets/scenes/store-window.picture';

const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.l} ${theme.space.m};
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space.l};
    padding-bottom: ${theme.space.xl};
    & > :nth-child(even) {
      transform: translateY(${theme.space.xl});
    }
  }
`;

const Photo = styled.figure`
  border-radius: ${theme.radius.m};
  & > span {
    aspect-ratio: 4 / 5;
    box-shadow: ${theme.shadow.mid};
  }
  & > figcaption {
    margin-top: ${theme.space.s};
    color: ${theme.color.inkSoft};
    font-size: 0.9375rem;
  }
`;

export const Gallery = () => (
  <Section
    title="Store & Product Gallery"
    eyebrow="A look around"
    action={
      <ButtonLink to="/products" tone="quiet" size="s">
        Browse all products
        <ArrowRightIcon />
      </ButtonLink>
    }
  >
    <Wall>
      {storePhotos.map(({ picture, caption }) => (
        <Photo key={caption}>
          <ProductPicture
            picture={picture}
            sizes="(min-width: 1360px) 282px, (min-width: 768px) 23vw, 46vw"
            later="near"
          />
          <figcaption>{caption}</figcaption>
        </Photo>
      ))}
    </Wall>
  </Section>
);

/** Store & Product Gallery (spec section 2, About): four store photos. */
const storePhotos = [
  { caption: 'Our window', picture: storeWindow },
  { caption: 'The shelves', picture: shelves },
  { caption: 'At the counter', picture: counter },
  { caption: 'The bench where we mend', picture: bench },
];
