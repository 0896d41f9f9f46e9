import type { RouteObject } from '@shop/shared/router';
import { ComingPage } from '@shop/shared/ui';

/** Pages of the host that stand in until their own are built. The list only gets shorter. */
export const comingPages = [
  {
    path: '/about',
    title: 'About',
    text: 'The story of our family shop will be told here. Until then, ask us anything, or come and see us in Ghaziabad.',
  },
  {
    path: '/contact',
    title: 'Contact',
    text: 'A form to write to us will be here. A message on WhatsApp or a call reaches us now.',
  },
  {
    path: '/faq',
    title: 'FAQ',
    text: 'Answers about shipping, delivery, materials, care, returns and warranty will be here. Until then, just ask.',
  },
  {
    path: '/terms',
    title: 'Terms & Conditions',
    text: 'Our terms will be printed here. Until then we gladly explain them before you order.',
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    text: 'How we look after your details will be printed here. We use what you send us only to answer you.',
  },
  {
    path: '/testimonials',
    title: 'Testimonials',
    text: 'What customers say about us will be collected here.',
  },
  {
    path: '/care',
    title: 'Care',
    text: 'How to keep leather and PU beautiful will be explained here. Until then, ask us about your bag.',
  },
] as const;

export const comingRoutes: RouteObject[] = comingPages.map((page) => ({
  path: page.path,
  element: <ComingPage {...page} />,
}));
