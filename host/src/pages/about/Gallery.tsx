import type { Picture } from '@shop/shared/entities';
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
import { ScenePicture } from '../frame/ScenePicture';

/** Four prints, hung a little up and down. */
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

/** A view of the store, and what stands beneath it. */
interface StorePhoto {
  picture: Picture;
  caption: string;
}

/** Store & Product Gallery (spec section 2, About): four store photos. */
const storePhotos: readonly StorePhoto[] = [
  {
    caption: 'Our window',
    picture: {
      src: window720Jpg,
      alt: 'The window, with a black tote, a navy backpack, a tan laptop sleeve and a spectacle case on plinths',
      placeholder: '#908875',
      width: 720,
      height: 900,
      sources: [
        { type: 'image/avif', srcset: `${window360Avif} 360w, ${window720Avif} 720w` },
        { type: 'image/webp', srcset: `${window360Webp} 360w, ${window720Webp} 720w` },
      ],
    },
  },
  {
    caption: 'The shelves',
    picture: {
      src: shelves720Jpg,
      alt: 'Three wooden shelves with briefcases, backpacks, a duffel and handbags',
      placeholder: '#7d634a',
      width: 720,
      height: 900,
      sources: [
        { type: 'image/avif', srcset: `${shelves360Avif} 360w, ${shelves720Avif} 720w` },
        { type: 'image/webp', srcset: `${shelves360Webp} 360w, ${shelves720Webp} 720w` },
      ],
    },
  },
  {
    caption: 'At the counter',
    picture: {
      src: counter720Jpg,
      alt: 'The counter, with a green sling bag, a wine red clutch, a tray with keys and a rolled belt',
      placeholder: '#765841',
      width: 720,
      height: 900,
      sources: [
        { type: 'image/avif', srcset: `${counter360Avif} 360w, ${counter720Avif} 720w` },
        { type: 'image/webp', srcset: `${counter360Webp} 360w, ${counter720Webp} 720w` },
      ],
    },
  },
  {
    caption: 'The bench where we mend',
    picture: {
      src: bench720Jpg,
      alt: 'The workbench, with a cut piece of tan leather, thread, an awl, a wallet and a belt',
      placeholder: '#8b6b53',
      width: 720,
      height: 900,
      sources: [
        { type: 'image/avif', srcset: `${bench360Avif} 360w, ${bench720Avif} 720w` },
        { type: 'image/webp', srcset: `${bench360Webp} 360w, ${bench720Webp} 720w` },
      ],
    },
  },
];
