export { showDeferredNotice } from './held-slots';
export { showDegradedNotice } from './static-page';
