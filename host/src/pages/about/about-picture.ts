import avif360 from '../../assets/scenes/banner-travel-360.avif';
import webp360 from '../../assets/scenes/banner-travel-360.webp';
import avif720 from '../../assets/scenes/banner-travel-720.avif';
import jpg720 from '../../assets/scenes/banner-travel-720.jpg';
import webp720 from '../../assets/scenes/banner-travel-720.webp';
import { scenePicture } from '../frame/encoded-picture';

export const aboutPicture = scenePicture({
  alt: 'A tan leather duffel on a plinth, with a brown toiletry kit and a wine red passport holder before it',
  placeholder: '#bca794',
  jpg: jpg720,
  avif: [avif360, avif720],
  webp: [webp360, webp720],
});
