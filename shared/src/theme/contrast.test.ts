import { theme } from './theme';

const { color } = theme.raw;
type Role = keyof typeof color;

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Role, other: Role): number {
  const [dark = 0, light = 0] = [luminance(color[one]), luminance(color[other])].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

const texts: [Role, Role][] = [
  ...(
    ['ink', 'inkSoft', 'accent', 'accentStrong', 'oxblood', 'danger', 'success'] as const
  ).flatMap((text) =>
    (['paper', 'raised', 'sunken'] as const).map((ground): [Role, Role] => [text, ground]),
  ),
  ['whatsapp', 'paper'],
  ['whatsapp', 'raised'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['onOxblood', 'oxblood'],
  ['onWhatsapp', 'whatsapp'],
  ['onWhatsapp', 'whatsappStrong'],
  ['sunken', 'ink'],
  ['raised', 'ink'],
];

const edges: [Role, Role][] = [
  ['control', 'paper'],
  ['control', 'raised'],
  ['control', 'sunken'],
  ['focus', 'paper'],
  ['focus', 'raised'],
  ['focus', 'sunken'],
];

describe('the colours', () => {
  it.each(texts)('let %s be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('let %s be seen on %s', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
