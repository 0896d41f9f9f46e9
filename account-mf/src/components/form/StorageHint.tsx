import { FormHint } from './FormHint';

/** Above a form that signs in, where the browser stores nothing for the site. */
export const StorageHint = () => (
  <FormHint role="status">
    This browser stores nothing for our site. You can log in, but you will be logged out when a page
    is loaded again.
  </FormHint>
);
