import { createTheme } from 'styled-components';

/** Replace the display face until it has loaded. */
export const fallbackFaces =
  '"Shop Display Georgia", "Shop Display Noto", "Shop Display Times", "Shop Display DejaVu", Georgia, serif';

/** Faces of the machine: texts are set in them until the browser has the text face. */
export const systemFaces = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/**
 * The look in roles, not colours: components name the role of a thing. Every value is a CSS custom
 * property with the prefix `--shop-`, so that embeds and later themes can set them.
 */
export const theme = createTheme(
  {
    color: {
      /** the page's background: warm paper */
      paper: '#f8f2e7',
      /** cards and panels, a little lighter than the page */
      raised: '#fffaf1',
      /** wells, skeletons, behind pictures */
      sunken: '#ede3d2',
      ink: '#2a1d14',
      inkSoft: '#64523f',
      /** hairlines */
      line: '#ddcfb8',
      /** borders of controls, 3:1 against paper */
      control: '#937a5c',
      /** saddle tan: actions and links */
      accent: '#8a4b1f',
      accentStrong: '#6d3813',
      onAccent: '#fffaf1',
      brass: '#a8864a',
      /** "% off" */
      oxblood: '#7a1f26',
      onOxblood: '#fffaf1',
      /** only for WhatsApp; dark enough for white text */
      whatsapp: '#0b7a45',
      whatsappStrong: '#075e34',
      onWhatsapp: '#ffffff',
      success: '#2f6b34',
      danger: '#a3242b',
      focus: '#1f5fbf',
    },
    space: {
      xs: '4px',
      s: '8px',
      m: '16px',
      l: '24px',
      xl: '32px',
      xxl: '48px',
      xxxl: '72px',
    },
    font: {
      display: `"Shop Display", ${fallbackFaces}`,
      body: systemFaces,
    },
    size: {
      small: '0.8125rem',
      body: '1rem',
      lead: '1.125rem',
      h3: '1.25rem',
      h2: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)',
      h1: 'clamp(2rem, 1.4rem + 2.8vw, 3.25rem)',
    },
    radius: { s: '6px', m: '10px', l: '18px', round: '999px' },
    shadow: {
      low: '0 1px 2px rgb(42 29 20 / 8%)',
      mid: '0 6px 20px rgb(42 29 20 / 12%)',
      high: '0 18px 48px rgb(42 29 20 / 22%)',
    },
    motion: {
      quick: '140ms cubic-bezier(.2, .7, .3, 1)',
      calm: '220ms cubic-bezier(.2, .7, .3, 1)',
    },
    /** widest line of content */
    width: { page: '1200px', text: '68ch' },
    /** smallest target for a thumb */
    target: { thumb: '44px' },
  },
  { prefix: 'shop' },
);

/** Media queries by role; 768px is the product page's breakpoint (spec section 9). */
export const media = {
  wide: '@media (min-width: 768px)',
  narrow: '@media (max-width: 767.98px)',
  /** there is room for a third column */
  desktop: '@media (min-width: 1024px)',
  /** phones on which a row of buttons gets tight */
  smallPhone: '@media (max-width: 379.98px)',
  /** the whole navigation fits next to the shop's name */
  wideHeader: '@media (min-width: 1080px)',
  hover: '@media (hover: hover) and (pointer: fine)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const;

/** The order of layers, from the lowest; dialogs lie over all of them. */
export const zIndex = {
  bottomBar: 20,
  chat: 30,
  /** and notices at the window's edge */
  header: 40,
  menu: 50,
  toasts: 60,
  skipLink: 70,
  progress: 80,
  overlay: 100,
} as const;
