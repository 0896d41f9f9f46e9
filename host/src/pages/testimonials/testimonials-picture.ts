import type { Picture } from '@shop/shared/entities';
import avif360 from '../../assets/scenes/banner-handbags-360.avif';
import webp360 from '../../assets/scenes/banner-handbags-360.webp';
import avif720 from '../../assets/scenes/banner-handbags-720.avif';
import jpg720 from '../../assets/scenes/banner-handbags-720.jpg';
import webp720 from '../../assets/scenes/banner-handbags-720.webp';

/** Encoded by `assets/scenes/encode-scenes.mjs`, as are all pictures of the host's pages. */
export const testimonialsPicture: Picture = {
  src: jpg720,
  alt: 'A wine red top-handle bag on a round plinth, with a mustard purse and a camel pouch before it',
  placeholder: '#cabbab',
  width: 720,
  height: 900,
  sources: [
    { type: 'image/avif', srcset: `${avif360} 360w, ${avif720} 720w` },
    { type: 'image/webp', srcset: `${webp360} 360w, ${webp720} 720w` },
  ],
};
