export { answer, MockAnswer, noAnswer, silence } from './api/mock-answer';
export { type ApiCall, type MockedApi, type MockHandlers, mockApi } from './api/mock-api';
export { contrast } from './color/contrast';
export { expectConsole } from './console/watch-console';
export { faultsIn } from './html/faults-in';
export { hostileHtml } from './html/hostile-html';
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
