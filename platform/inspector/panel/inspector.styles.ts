/** The shop's colours, and no style of its pages. */
export const inspectorStyles = `
:host { all: initial; }
* { box-sizing: border-box; margin: 0; }
.outlines { position: fixed; inset: 0; overflow: hidden; pointer-events: none; z-index: 2147483000; }
.outline { position: absolute; border: 2px solid var(--color); border-radius: 4px; }
.outline.empty { border-style: dashed; }
.outline.dim { opacity: .25; }
.outline.pointed { box-shadow: 0 0 0 3px var(--color); box-shadow: 0 0 0 3px color-mix(in srgb, var(--color) 35%, transparent); background: none; background: color-mix(in srgb, var(--color) 12%, transparent); }
.outline span { position: absolute; left: 0; top: 0; max-width: 100%; padding: 1px 8px 2px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; border-radius: 0 0 6px; background: var(--color); color: #fff; font: 600 12px/18px system-ui, sans-serif; }
.outline.pointed span { max-width: none; }
aside { position: fixed; right: 16px; top: 16px; width: min(420px, calc(100vw - 32px)); max-height: calc(100vh - 32px); max-height: calc(100dvh - 32px); z-index: 2147483001; display: flex; flex-direction: column; overflow: hidden; border: 1px solid #ddcfb8; border-radius: 14px; background: #fffaf1; color: #2a1d14; box-shadow: 0 18px 48px rgb(42 29 20 / 28%); font: 14px/20px system-ui, sans-serif; text-align: left; overflow-wrap: anywhere; }
aside.closed { left: 12px; right: auto; top: auto; bottom: 16px; width: auto; }
.closed .body, [role=status]:empty { display: none; }
header { display: flex; align-items: center; gap: 4px; padding: 6px 6px 6px 16px; background: #2a1d14; color: #fffaf1; --focus: #fffaf1; --hover: rgb(255 250 241 / 14%); }
h2 { flex: 1; min-width: 0; overflow: hidden; font: inherit; font-weight: 650; white-space: nowrap; text-overflow: ellipsis; }
h2 small { margin-left: 8px; color: #ddcfb8; font-weight: 400; }
h3, caption { padding: 0 0 4px; color: #64523f; font: 600 12px/16px system-ui, sans-serif; letter-spacing: .04em; text-align: left; text-transform: uppercase; }
button, summary { min-height: 44px; padding: 0 12px; border: 0; border-radius: 10px; background: none; color: inherit; font: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus, #1f5fbf); outline-offset: -3px; }
button:hover, summary:hover, a:hover { background: var(--hover, #ede3d2); }
.body { overflow-y: auto; overscroll-behavior: contain; padding: 0 16px 16px; }
.body > * { margin: 16px 0 0; }
code { font: 12px/18px ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; }
small, .soft, summary code, [role=status] { color: #64523f; font-size: 12px; line-height: 18px; }
.notice { display: grid; gap: 8px; padding: 12px; border: 1px solid #7a1f26; border-radius: 10px; background: #fff; color: #7a1f26; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 8px 6px 0; border-top: 1px solid #ddcfb8; font-weight: 400; text-align: left; vertical-align: top; }
tbody th { font-weight: 600; }
th small, td small { display: block; font-weight: 400; }
.number { padding-right: 0; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.dot { display: inline-block; flex: none; width: 10px; height: 10px; margin-right: 8px; border-radius: 50%; }
ul { padding: 0; list-style: none; }
.region { display: flex; align-items: center; width: 100%; text-align: left; }
.region span:nth-child(2) { flex: 1; }
details { border-top: 1px solid #ddcfb8; }
summary { padding: 12px; }
summary code { float: right; }
[role=status] button { color: #8a4b1f; font-weight: 600; text-decoration: underline; }
.versions > li { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 12px; padding: 8px; border-top: 1px dashed #ddcfb8; }
.versions b { padding: 0 8px; border-radius: 99px; background: #ede3d2; font-size: 12px; font-weight: 600; }
.versions a { padding: 11px 16px; border-radius: 10px; text-decoration: none; border: 1px solid #8a4b1f; color: #6d3813; font-weight: 600; }
@media (max-width: 767px) {
  aside { left: 8px; top: auto; right: 8px; bottom: 8px; width: auto; max-height: 56vh; max-height: 56dvh; }
  aside.closed { bottom: 132px; }
}
@media (forced-colors: active) { .outline { border-color: CanvasText; } }
`;
