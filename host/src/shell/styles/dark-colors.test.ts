import { contrast } from 'federated-site/testing/color';
import { darkColors } from './fragment-look';

type Role = keyof typeof darkColors;

const contrastOf = (one: Role, other: Role) => contrast(darkColors[one], darkColors[other]);

const texts = ['ink', 'inkSoft', 'accent', 'accentStrong', 'whatsapp', 'whatsappStrong'] as const;

describe('the dark colours of widgets in other pages', () => {
  it.each(texts)('let %s be read on every ground', (text) => {
    for (const ground of ['paper', 'raised', 'sunken'] as const) {
      expect([ground, contrastOf(text, ground) >= 4.5]).toEqual([ground, true]);
    }
  });

  it.each([
    ['onAccent', 'accent'],
    ['onAccent', 'ink'],
    ['onOxblood', 'oxblood'],
    ['onWhatsapp', 'whatsapp'],
    ['paper', 'ink'],
  ] as const)('let %s be read on %s', (text, ground) => {
    expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['control', 'focus'] as const)('let %s be seen on every ground', (edge) => {
    for (const ground of ['paper', 'raised', 'sunken'] as const) {
      expect([ground, contrastOf(edge, ground) >= 3]).toEqual([ground, true]);
    }
  });
});
