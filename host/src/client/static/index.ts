export { sayHeld } from './held-slots';
export { sayStatic } from './static-page';
