import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { BaseStyle } from './base-style';

it('a page that came without any style gets that of texts, and of the frame around each page', () => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<BaseStyle />));
  const rules = sheet.getStyleTags();
  for (const selector of ['body', ':focus-visible', '.footer', '.footer-columns']) {
    expect(rules).toContain(`${selector}{`);
  }
});
