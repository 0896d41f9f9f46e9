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
import { bannerPicture } from '../frame/encoded-picture';

/** The banner's three pictures; the middle one lies on top. */
export const heroPictures = [
  bannerPicture({
    alt: 'A saddle bag in forest green leather with a round flap',
    placeholder: '#afafa3',
    jpg: left720Jpg,
    avif: [left400Avif, left720Avif],
    webp: [left400Webp, left720Webp],
  }),
  bannerPicture({
    alt: 'A backpack in cognac leather with two buckled straps',
    placeholder: '#c1ac9d',
    jpg: middle720Jpg,
    avif: [middle400Avif, middle720Avif],
    webp: [middle400Webp, middle720Webp],
  }),
  bannerPicture({
    alt: 'A top-handle bag in wine red leather',
    placeholder: '#b5a299',
    jpg: right720Jpg,
    avif: [right400Avif, right720Avif],
    webp: [right400Webp, right720Webp],
  }),
] as const;
