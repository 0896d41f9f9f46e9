import { contrast } from 'federated-site/testing/color';
import { theme } from './theme';

const { color } = theme.raw;
type Role = keyof typeof color;

const contrastOf = (one: Role, other: Role) => contrast(color[one], color[other]);

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
    expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('let %s be seen on %s', (edge, ground) => {
    expect(contrastOf(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
