import { withoutScripts } from './limit-page';

describe('The limit page', () => {
  it('keeps what is shown and loses what runs, data and preloads included', () => {
    const html = `<head><style>a{}</style><link rel="preload" as="image" href="/a.avif">
<script type="application/json" id="page-data">{"a":"<\\/p>"}</script>
<link rel="preload" as="script" href="/main.js"><script defer src="/boot.js"></script></head>
<body><img src="/a.avif"></body>`;
    const limit = withoutScripts(html);
    expect(limit).not.toMatch(/script|page-data|main\.js/);
    expect(limit).toContain('<style>a{}</style>');
    expect(limit).toContain('<link rel="preload" as="image" href="/a.avif">');
    expect(limit).toContain('<img src="/a.avif">');
  });
});
