export { showDeferredNotice, showDegradedNotice } from './static-page';
