import type { Picture } from '@shop/shared/entities';
import avif360 from '../../assets/scenes/banner-tote-360.avif';
import webp360 from '../../assets/scenes/banner-tote-360.webp';
import avif720 from '../../assets/scenes/banner-tote-720.avif';
import jpg720 from '../../assets/scenes/banner-tote-720.jpg';
import webp720 from '../../assets/scenes/banner-tote-720.webp';

export const carePicture: Picture = {
  src: jpg720,
  alt: 'A tan leather tote, standing, with a wine red zip wallet and a small tan pouch',
  placeholder: '#ccbcac',
  width: 720,
  height: 900,
  sources: [
    { type: 'image/avif', srcset: `${avif360} 360w, ${avif720} 720w` },
    { type: 'image/webp', srcset: `${webp360} 360w, ${webp720} 720w` },
  ],
};
