/** A place where the shop can be visited. */
export interface StoreAddress {
  name: string;
  lines: readonly string[];
  city: string;
  postalCode: string;
  /** Link to the place on a maps service. */
  mapsUrl: string;
}

/** A profile of the shop elsewhere. */
export interface SocialLink {
  /** As people call the place: 'Instagram'. */
  name: string;
  url: string;
}

/** Everything about the shop that differs from shop to shop; plain data, safe to show. */
export interface ShopConfig {
  name: string;
  /** One line under the name. */
  tagline: string;
  /** The company that runs the shop (home page reading of the spec). */
  tradingCompany: string;
  /** As dialled, with country code: '+91…'. */
  phone: string;
  /** Digits only, with country code, as WhatsApp links want it. */
  whatsapp: string;
  email: string;
  stores: readonly StoreAddress[];
  /** Frame of the embedded map; its origin enters the page's frame-src. */
  mapEmbedUrl: string;
  /** Page of a maps service where a review is written. */
  reviewUrl: string;
  socialLinks: readonly SocialLink[];
  /**
   * Whether the contact form sends what is written; else it only checks it and says so (the two
   * readings of the spec, section 2).
   */
  contactFormSends: boolean;
  /** Origin of the site as visitors see it, without a slash at the end. */
  siteUrl: string;
  /** Origin of the API that answers behind `/api`, when another host than the site; else ''. */
  apiOrigin: string;
}
