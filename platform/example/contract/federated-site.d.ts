import type { Widgets as LibraryWidgets } from './widgets';

declare module 'federated-site/react' {
  interface Widgets extends LibraryWidgets {}
}
