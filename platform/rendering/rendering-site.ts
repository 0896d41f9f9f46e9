import type { ComponentType } from 'react';
import type { RuleSet } from 'styled-components';
import type { Transport } from '../async';
import type { SiteAddresses } from '../html';
import type { SiteRoutes } from '../routes';

/** Styles of every page, whatever is rendered in it. */
export interface SiteStyles {
  /** CSS, fonts included */
  css: string;
  /** what shows the face that comes after the first view (`BootSite`) only then */
  typeface?: {
    /** by which a browser knows that it has had this face before */
    url: string;
    /** CSS that sets other faces in its place until then */
    fallbackCss: string;
  };
  /** of the line below a page whose scripts did not come: its text, and declarations */
  staticNotice?: { text: string; css: RuleSet };
}

/** What a widget looks like in another web page, in a shadow root. */
export interface FragmentLook {
  /** rules for all elements of the site */
  base: RuleSet;
  /** declarations of the custom properties of a dark page */
  dark?: string;
  /** rules of the parts `root`, `status` and `heading` */
  parts?: RuleSet;
  /** replaces a picture that does not come */
  MissingPicture?: ComponentType;
}

/** What a site decides for the rendering of its pages. */
export interface RenderingSite {
  routes: SiteRoutes;
  /** the modules that the host provides to remotes, by the names that they import */
  platform?: Readonly<Record<string, unknown>>;
  /** settings that a release is tried with, also where no checkout of the site is */
  defaultConfig?: SiteAddresses;
  /** called before anything is rendered, with the site's settings as the server has them */
  configure?(config: SiteAddresses): void;
  /** called before anything is rendered */
  setTransport?(transport: Transport): void;
  /** title of a page that the browser renders */
  title(): string;
  /** around every page; holds an `Outlet` */
  Shell: ComponentType;
  /** in the place of a page that the browser renders */
  Pending?: ComponentType;
  styles?: SiteStyles;
  /** needed where remotes offer widgets to other web pages */
  fragment?: FragmentLook;
}
