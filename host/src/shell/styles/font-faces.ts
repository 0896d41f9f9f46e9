import { fallbackFaces as fallbackNames, systemFaces, theme } from '@shop/shared/theme';
import display from '../../assets/font/shop-display.woff2';
import rupee from '../../assets/font/shop-display-rupee.woff2';
import text from '../../assets/font/shop-text.woff2';
import textBold from '../../assets/font/shop-text-bold.woff2';
import textRupee from '../../assets/font/shop-text-rupee.woff2';

/** Eczar's own are made for Devanagari, and would set Latin text high in its line. */
const ascent = 98;
const descent = 30;

const letters = 'U+20-7E, U+A0-FF, U+2013-2026';

/**
 * A system face scaled to the width and lines of the display face, so that nothing moves when
 * that arrives.
 * @param adjust percent: the width of a text in Eczar 600 over its width in this face's bold,
 *   measured on headings of the shop
 */
const fallbackFace = (family: string, locals: readonly string[], adjust: number) => `
  @font-face {
    font-family: '${family}';
    src: ${locals.map((local) => `local('${local}')`).join(', ')};
    font-weight: 500 700;
    size-adjust: ${adjust}%;
    ascent-override: ${((ascent / adjust) * 100).toFixed(1)}%;
    descent-override: ${((descent / adjust) * 100).toFixed(1)}%;
    line-gap-override: 0%;
  }
`;

const displayFace = (url: string, range: string) => `
  @font-face {
    font-family: 'Shop Display';
    src: url(${url}) format('woff2');
    font-weight: 500 700;
    font-display: swap;
    ascent-override: ${ascent}%;
    descent-override: ${descent}%;
    line-gap-override: 0%;
    unicode-range: ${range};
  }
`;

/** System faces in place of the display face, until that is there and where it does not come. */
export const fallbackFaces = `
  ${fallbackFace('Shop Display Georgia', ['Georgia Bold', 'Gelasio Bold'], 89.1)}
  ${fallbackFace('Shop Display Noto', ['Noto Serif Bold', 'NotoSerif-Bold'], 91.4)}
  ${fallbackFace('Shop Display Times', ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'], 105.8)}
  ${fallbackFace('Shop Display DejaVu', ['DejaVu Serif Bold'], 80.9)}
`;

/**
 * Sets in the fallback faces what is set in the display face, so that this is not asked for yet. The
 * elements are named, since all others then keep their style and layout when it comes.
 */
export const fallbackOnly = `
  h1, h2, h3, h4, h5, h6, b, strong, dd, summary, blockquote, #loading-overlay, [data-display] {
    ${theme.vars.font.display}: ${fallbackNames};
  }
`;

/**
 * The display face, 23 kB, which a page asks for after its largest picture (docs/decisions/display-font.md).
 * Written by the server only: styled-components would write its rules again in the browser, and a
 * font face that is written again lays the whole page out a second time.
 */
export const displayFaces = displayFace(display, letters) + displayFace(rupee, 'U+20B9');

/**
 * Hind's lines are made for Devanagari too; this is as wide as Roboto, in its lines.
 * @param weights the same for letters and rupee sign: browsers take one range of weights for a text,
 *   and draw with the faces of exactly this range
 */
const textFace = (url: string, weights: string, range: string) => `
  @font-face {
    font-family: 'Shop Text';
    src: url(${url}) format('woff2');
    font-weight: ${weights};
    font-display: optional;
    size-adjust: 103%;
    ascent-override: 90.1%;
    descent-override: 23.7%;
    line-gap-override: 0%;
    unicode-range: ${range};
  }
`;

/**
 * The text face, 12 kB. Only a page that finds it in the browser's cache is set in it, from its first
 * view on, so that no text is laid out twice (docs/decisions/text-font.md).
 */
export const textFaces = `
  ${textFace(text, '400 500', letters)}
  ${textFace(textBold, '600 700', letters)}
  ${textFace(textRupee, '400 500', 'U+20B9')}
  ${textFace(textRupee, '600 700', 'U+20B9')}
  :root[data-faces] {
    ${theme.vars.font.body}: 'Shop Text', ${systemFaces};
  }
`;

/** By which a browser knows that it has had this face before. */
export const displayUrl = display;
