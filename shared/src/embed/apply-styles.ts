const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives a shadow root its style: by the CSSOM, which `style-src 'self'` allows. In a dark page the
 * element gets `data-dark`: without `theme` it is dark too then, since its ground is the page's.
 */
export function applyStyles(root: ShadowRoot, css: string): void {
  root.host.toggleAttribute('data-dark', isOnDark(root.host));
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

/**
 * Whether the page's own text is light where an element stands, which tells of grounds that are
 * pictures too. Colours that browsers do not compute to rgb() count as dark text.
 */
function isOnDark(element: Element): boolean {
  const [, red, green, blue] =
    /^rgba?\((\d+), (\d+), (\d+)/.exec(getComputedStyle(element).color) ?? [];
  // Luma as in ITU-R BT.601, of 255.
  return Number(red) * 0.299 + Number(green) * 0.587 + Number(blue) * 0.114 > 140;
}
