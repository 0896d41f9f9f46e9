import { darkColors } from './fragment-style';

type Role = keyof typeof darkColors;

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Role, other: Role): number {
  const [dark = 0, light = 0] = [luminance(darkColors[one]), luminance(darkColors[other])].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

const texts = ['ink', 'inkSoft', 'accent', 'accentStrong', 'whatsapp', 'whatsappStrong'] as const;

describe('the dark colours of widgets in other pages', () => {
  it.each(texts)('let %s be read on every ground', (text) => {
    for (const ground of ['paper', 'raised', 'sunken'] as const) {
      expect([ground, contrast(text, ground) >= 4.5]).toEqual([ground, true]);
    }
  });

  it.each([
    ['onAccent', 'accent'],
    ['onAccent', 'ink'],
    ['onOxblood', 'oxblood'],
    ['onWhatsapp', 'whatsapp'],
    ['paper', 'ink'],
  ] as const)('let %s be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['control', 'focus'] as const)('let %s be seen on every ground', (edge) => {
    for (const ground of ['paper', 'raised', 'sunken'] as const) {
      expect([ground, contrast(edge, ground) >= 3]).toEqual([ground, true]);
    }
  });
});
