/** What the loader knows of the shop. */
export interface Shop {
  origin: string;
  /** The script for pages of the shop's own origin: its address and hash; none in old releases. */
  here: readonly [src: string, integrity: string] | undefined;
}
