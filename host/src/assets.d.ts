/** Files that webpack turns into addresses. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
/** One that names several files: `platform/build/picture-loader.js`. */
declare module '*.picture' {
  const picture: import('@shop/shared/entities').Picture;
  export default picture;
}
