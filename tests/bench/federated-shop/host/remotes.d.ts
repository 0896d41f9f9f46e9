declare module 'catalog/Catalog' {
  export { default } from '../catalog/Catalog';
}
