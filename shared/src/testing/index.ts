export { answer, MockAnswer, noAnswer, silence } from './api/mock-answer';
export { type ApiCall, type MockedApi, type MockHandlers, mockApi } from './api/mock-api';
export { contrast } from './color/contrast';
export { expectConsole } from './console/watch-console';
export { faultsIn } from './html/faults-in';
export { hostileHtml } from './html/hostile-html';
export { loadTab } from './many-tabs/open-tab';
export { SharedLocks } from './many-tabs/shared-locks';
export { SharedStorage } from './many-tabs/shared-storage';
export { reply, ShopApi } from './many-tabs/shop-api';
export { VirtualTime } from './many-tabs/virtual-time';
export { describeRemote } from './pages/describe-remote';
export { handleFaults } from './pages/handle-faults';
export { renderRoutes } from './render/render-routes';
export { plainReply } from './samples/plain-reply';
export { sampleBlogPost, sampleBlogPosts, sampleComment } from './samples/sample-blog';
export {
  sampleCategory,
  sampleImage,
  sampleProduct,
  sampleProducts,
} from './samples/sample-replies';
