import type { Picture } from '@shop/shared/entities';
import avif360 from '../../assets/scenes/banner-travel-360.avif';
import webp360 from '../../assets/scenes/banner-travel-360.webp';
import avif720 from '../../assets/scenes/banner-travel-720.avif';
import jpg720 from '../../assets/scenes/banner-travel-720.jpg';
import webp720 from '../../assets/scenes/banner-travel-720.webp';

export const aboutPicture: Picture = {
  src: jpg720,
  alt: 'A tan leather duffel on a plinth, with a brown toiletry kit and a wine red passport holder before it',
  placeholder: '#bca794',
  width: 720,
  height: 900,
  sources: [
    { type: 'image/avif', srcset: `${avif360} 360w, ${avif720} 720w` },
    { type: 'image/webp', srcset: `${webp360} 360w, ${webp720} 720w` },
  ],
};
