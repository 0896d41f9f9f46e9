export { type ApiCall, type MockedApi, type MockHandlers, mockApi } from './api/mock-api';
export { addDialogMethods } from './dialog';
export { loadTab } from './many-tabs/open-tab';
export { SharedLocks } from './many-tabs/shared-locks';
export { SharedStorage } from './many-tabs/shared-storage';
export { reply, ShopApi } from './many-tabs/shop-api';
export { VirtualTime } from './many-tabs/virtual-time';
export { plainReply } from './samples/plain-reply';
export { sampleBlogPost, sampleBlogPosts, sampleComment } from './samples/sample-blog';
export {
  sampleCategory,
  sampleImage,
  sampleProduct,
  sampleProducts,
} from './samples/sample-replies';
