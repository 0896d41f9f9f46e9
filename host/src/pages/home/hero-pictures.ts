import type { Picture } from '@shop/shared/entities';
import left400Avif from '../../assets/hero/left-400.avif';
import left400Webp from '../../assets/hero/left-400.webp';
import left720Avif from '../../assets/hero/left-720.avif';
import left720Jpg from '../../assets/hero/left-720.jpg';
import left720Webp from '../../assets/hero/left-720.webp';
import middle400Avif from '../../assets/hero/middle-400.avif';
import middle400Webp from '../../assets/hero/middle-400.webp';
import middle720Avif from '../../assets/hero/middle-720.avif';
import middle720Jpg from '../../assets/hero/middle-720.jpg';
import middle720Webp from '../../assets/hero/middle-720.webp';
import right400Avif from '../../assets/hero/right-400.avif';
import right400Webp from '../../assets/hero/right-400.webp';
import right720Avif from '../../assets/hero/right-720.avif';
import right720Jpg from '../../assets/hero/right-720.jpg';
import right720Webp from '../../assets/hero/right-720.webp';

/** The banner's three pictures, encoded by `assets/hero/encode-hero.mjs`; the middle one lies on top. */
export const heroPictures = [
  {
    src: left720Jpg,
    alt: 'A saddle bag in forest green leather with a round flap',
    placeholder: '#afafa3',
    width: 720,
    height: 720,
    sources: [
      { type: 'image/avif', srcset: `${left400Avif} 400w, ${left720Avif} 720w` },
      { type: 'image/webp', srcset: `${left400Webp} 400w, ${left720Webp} 720w` },
    ],
  },
  {
    src: middle720Jpg,
    alt: 'A backpack in cognac leather with two buckled straps',
    placeholder: '#c1ac9d',
    width: 720,
    height: 720,
    sources: [
      { type: 'image/avif', srcset: `${middle400Avif} 400w, ${middle720Avif} 720w` },
      { type: 'image/webp', srcset: `${middle400Webp} 400w, ${middle720Webp} 720w` },
    ],
  },
  {
    src: right720Jpg,
    alt: 'A top-handle bag in wine red leather',
    placeholder: '#b5a299',
    width: 720,
    height: 720,
    sources: [
      { type: 'image/avif', srcset: `${right400Avif} 400w, ${right720Avif} 720w` },
      { type: 'image/webp', srcset: `${right400Webp} 400w, ${right720Webp} 720w` },
    ],
  },
] as const satisfies readonly Picture[];
