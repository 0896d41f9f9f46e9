import { declareApp } from './declare-app';
import type { AppTypes } from './live-types';

const app = (rest: Partial<AppTypes>): AppTypes => ({
  ...{ name: 'reviews', version: '1.0.0', widgets: [], emits: [], types: {} },
  ...rest,
});

describe('declarations of an app', () => {
  it('name app and version, and have widgets and events in a fixed order', () => {
    const types = {
      'reviews/Stars': '{ "id": number }',
      'reviews/List': '{  }',
      'reviews/written': 'string',
      'catalog/Grid': '{ "limit"?: number }',
    };
    const text = declareApp(
      app({ widgets: ['Stars', 'List'], emits: ['reviews/written@2'], types }),
    );
    expect(
      text,
    ).toBe(`// reviews@1.0.0, written by \`federated-site release types pull\`: not to be edited.
import 'federated-site/react';
declare module 'federated-site/react' {
  interface Widgets {
    "reviews/List": {  };
    "reviews/Stars": { "id": number };
  }
  interface Events {
    /** @version 2 */
    "reviews/written": string;
  }
}
`);
    expect(
      declareApp(app({ widgets: ['List', 'Stars'], emits: ['reviews/written@2'], types })),
    ).toBe(text);
  });

  it.each(['unknown', '{ a: ', 'string; } interface Window { b: string', 'string /*'])(
    'take any props where the version states none, or no type: %s',
    (type) => {
      const text = declareApp(app({ widgets: ['Stars'], types: { 'reviews/Stars': type } }));
      expect(text).toContain('"reviews/Stars": Record<string, unknown>;\n  }');
      expect(declareApp(app({ widgets: ['Stars'] }))).toBe(text);
    },
  );

  it('are none of an app that offers nothing', () => {
    expect(declareApp(app({ types: { 'catalog/Grid': '{ "limit"?: number }' } }))).toBeUndefined();
  });
});
