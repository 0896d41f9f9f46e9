export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
