import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { joinRules } from './join-rules';

const makeCard = () => {
  const Box = styled.p.withConfig({ componentId: 'test--box' })`
    width: ${'auto'};
    height: ${'0'};
  `;
  return styled(Box).withConfig({ componentId: 'test--card' })`
    margin: ${'4px'};
    color: ${({ title }) => (title ? 'tan' : 'black')};
    padding: ${'8px'} ${'2px'};
  `;
};

function render(Card: ReturnType<typeof makeCard>, title: string): string {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(sheet.collectStyles(<Card title={title} />));
  return html + sheet.getStyleTags();
}

describe('a component whose rules were joined', () => {
  it('has the classes and the rules that it has in a browser, each time', () => {
    const before = makeCard();
    const expected = ['', 'Bag'].map((title) => render(before, title));
    joinRules();
    const card = makeCard();
    for (let times = 0; times < 2; times += 1) {
      expect(['', 'Bag'].map((title) => render(card, title))).toEqual(expected);
    }
    expect(expected[1]).toMatch(/margin:\s*4px;\s*color:\s*tan;\s*padding:\s*8px 2px;/);
    expect(new Set(expected).size).toBe(2);
  });
});
