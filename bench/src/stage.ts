/** What a bench is given to work with. */
export interface Stage {
  /**
   * Address of the demo shop, without a slash at the end. It is started for the first that asks,
   * and shared by all; SHOP_URL names one that runs already.
   */
  shopUrl(): Promise<string>;
  /** a folder of its own, removed at the end */
  scratch(): Promise<string>;
  /** a line of progress */
  say(line: string): void;
}
