/** Every widget that one app offers to the others: name → props. */
export interface Widgets {
  /** when the library is open today */
  'hours/Today': Record<never, never>;
  /** the latest notices, also for other web pages */
  'notices/Latest': { limit?: number };
}
