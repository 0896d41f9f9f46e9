/** The one claim of every page: the first script has it, and not the others of `claims.ts`. */
export const footerHours = '10:30 AM - 8:30 PM';
