/** A dialog that lies over the page, as high as the window, without the browser's own style. */
export const fullDialog = `
  position: fixed;
  width: 100%;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overscroll-behavior: contain;
`;
