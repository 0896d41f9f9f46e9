import { media, theme } from '@shop/shared/theme';
import { ArrowRightIcon, ButtonLink, Section } from '@shop/shared/ui';
import { styled } from 'styled-components';
import bench360Avif from '../../assets/scenes/store-bench-360.avif';
import bench360Webp from '../../assets/scenes/store-bench-360.webp';
import bench720Avif from '../../assets/scenes/store-bench-720.avif';
import bench720Jpg from '../../assets/scenes/store-bench-720.jpg';
import bench720Webp from '../../assets/scenes/store-bench-720.webp';
import counter360Avif from '../../assets/scenes/store-counter-360.avif';
import counter360Webp from '../../assets/scenes/store-counter-360.webp';
import counter720Avif from '../../assets/scenes/store-counter-720.avif';
import counter720Jpg from '../../assets/scenes/store-counter-720.jpg';
import counter720Webp from '../../assets/scenes/store-counter-720.webp';
import shelves360Avif from '../../assets/scenes/store-shelves-360.avif';
import shelves360Webp from '../../assets/scenes/store-shelves-360.webp';
import shelves720Avif from '../../assets/scenes/store-shelves-720.avif';
import shelves720Jpg from '../../assets/scenes/store-shelves-720.jpg';
import shelves720Webp from '../../assets/scenes/store-shelves-720.webp';
import window360Avif from '../../assets/scenes/store-window-360.avif';
import window360Webp from '../../assets/scenes/store-window-360.webp';
import window720Avif from '../../assets/scenes/store-window-720.avif';
import window720Jpg from '../../assets/scenes/store-window-720.jpg';
import window720Webp from '../../assets/scenes/store-window-720.webp';
import { scenePicture } from '../frame/encoded-picture';
import { ScenePicture } from '../frame/ScenePicture';

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
  margin: 0;
  border-radius: ${theme.radius.m};
  & img {
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
          <ScenePicture
            picture={picture}
            sizes="(min-width: 1360px) 282px, (min-width: 768px) 23vw, 46vw"
          />
          <figcaption>{caption}</figcaption>
        </Photo>
      ))}
    </Wall>
  </Section>
);

/** Store & Product Gallery (spec section 2, About): four store photos. */
const storePhotos = [
  {
    caption: 'Our window',
    picture: scenePicture({
      alt: 'The window, with a black tote, a navy backpack, a tan laptop sleeve and a spectacle case on plinths',
      placeholder: '#908875',
      jpg: window720Jpg,
      avif: [window360Avif, window720Avif],
      webp: [window360Webp, window720Webp],
    }),
  },
  {
    caption: 'The shelves',
    picture: scenePicture({
      alt: 'Three wooden shelves with briefcases, backpacks, a duffel and handbags',
      placeholder: '#7d634a',
      jpg: shelves720Jpg,
      avif: [shelves360Avif, shelves720Avif],
      webp: [shelves360Webp, shelves720Webp],
    }),
  },
  {
    caption: 'At the counter',
    picture: scenePicture({
      alt: 'The counter, with a green sling bag, a wine red clutch, a tray with keys and a rolled belt',
      placeholder: '#765841',
      jpg: counter720Jpg,
      avif: [counter360Avif, counter720Avif],
      webp: [counter360Webp, counter720Webp],
    }),
  },
  {
    caption: 'The bench where we mend',
    picture: scenePicture({
      alt: 'The workbench, with a cut piece of tan leather, thread, an awl, a wallet and a belt',
      placeholder: '#8b6b53',
      jpg: bench720Jpg,
      avif: [bench360Avif, bench720Avif],
      webp: [bench360Webp, bench720Webp],
    }),
  },
];
