const sheets = new Map<string, CSSStyleSheet>();

/** Gives a shadow root its style: by the CSSOM, which `style-src 'self'` allows. */
export function wear(root: ShadowRoot, css: string): void {
  try {
    let sheet = sheets.get(css);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      sheets.set(css, sheet);
    }
    root.adoptedStyleSheets = [sheet];
  } catch {
    // A browser without constructed sheets.
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
  }
}
