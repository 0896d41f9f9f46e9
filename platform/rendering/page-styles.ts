import { css } from 'styled-components';
import { browserTimeoutsMs } from '../async';
import { longhands } from '../browser/longhands';
import type { PageData } from '../browser/page-data';
import { memoize } from './memoize';
import type { SiteStyles } from './rendering-site';
import { splitStyles, withValues } from './split-styles';

/** What was pressed before its scripts came (`boot/boot.ts`) shows so at once. */
const waiting = css`
  a[aria-busy='true'],
  :root:not([data-page]) > body button[aria-busy='true'] {
    cursor: progress;
    animation: waiting 0.7s ease-in-out infinite alternate-reverse;
  }
  @keyframes waiting {
    to {
      opacity: 0.45;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    a[aria-busy='true'],
    :root:not([data-page]) > body button[aria-busy='true'] {
      opacity: 0.6;
    }
  }
`;

/**
 * For Chromium below 88 and Firefox below 89, which do not know `aspect-ratio`: pictures take their
 * height from their own width and height. Chromium below 83 makes no grid of a button: an icon that
 * is alone in it is centred by itself. Only the server writes it, so that scripts stay as small.
 */
const olderBrowsers = css`
  @supports not (aspect-ratio: 1) {
    main img,
    dialog img {
      position: static !important;
      height: auto !important;
    }
    button[aria-label] > svg:only-child {
      margin: auto;
    }
  }
`;

/**
 * A picture out of the first view (`data-later`) is moved out of its box, which
 * cuts it off, so that browsers do not fetch it. Scripts take the mark off when it comes near. When
 * none of them works in time the move ends by itself, and the browser loads lazily: that needs no
 * script at all. `data-page` of the root element is `alive` when scripts were there before that,
 * `static` when they gave up, and `failed` when the host’s own did not come and only style can say so.
 */
const withoutScripts = css`
  :root img[data-later] {
    transform: translateY(-9999px);
    animation: later-pictures 1ms ${browserTimeoutsMs.pictures}ms forwards;
  }
  :root[data-page='alive'] img[data-later] {
    animation: none;
  }
  :root[data-page='static'] img[data-later],
  :root[data-page='failed'] img[data-later] {
    transform: none;
  }
  @keyframes later-pictures {
    to {
      transform: none;
    }
  }
  @media print, (scripting: none) {
    :root img[data-later] {
      transform: none;
    }
  }
`;

/** The line below a page whose scripts did not come. */
const failedNotice = ({ text, css: look }: NonNullable<SiteStyles['staticNotice']>) => css`
  :root[data-page='failed'] body::after {
    content: '${text}';
    position: fixed;
    inset: auto 0 0;
    pointer-events: none;
    ${look}
  }
`;

const joined = (css: string): string => css.replace(/\s*\n\s*/g, '');
const written = memoize(longhands);

export type PageStyles = ReturnType<typeof pageStyles>;

/**
 * The styles that every page has, whatever is rendered in it: no script brings them, or takes them
 * away. The screen has no display face at first: the boot script puts it there after the first
 * view, and where no scripts run the later rules do (`laterCss`). Few elements: the policy has a
 * hash of each.
 */
export function pageStyles({ css: siteCss, typeface, staticNotice }: SiteStyles) {
  const notice = staticNotice ? failedNotice(staticNotice) : [];
  const rules = [siteCss, ...waiting, ...withoutScripts, ...notice, ...olderBrowsers].join('');
  const base = `<style>${joined(withValues(longhands(rules)))}</style>`;
  const fallback = typeface
    ? `<style id="fallback-face" data-face="${typeface.url}" media="screen">${joined(typeface.fallbackCss)}</style>`
    : '';
  const site = base + fallback;
  /** @returns the style elements of a page: the site's, and those of its components */
  const whole = (styleTags: string) => site + written(styleTags);
  return {
    site,
    whole,
    /**
     * The same, of which the components' styles are in two parts.
     * @param html markup of the page
     */
    first(styleTags: string, html: string): { styles: string; laterStyles?: PageData['styles'] } {
      const split = splitStyles(written(styleTags), html);
      if (!split) return { styles: whole(styleTags) };
      const { first, ...laterStyles } = split;
      return { styles: `${site}<style id="first-styles">${first}</style>`, laterStyles };
    },
  };
}
