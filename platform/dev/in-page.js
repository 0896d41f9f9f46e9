/**
 * In pages of `npm run dev`, and in those of a site with one remote from a checkout: reloads the page
 * after each build, and shows errors of the build, the types and the release on the page itself.
 */
const box = document.createElement('pre');
const problems = {};
const at = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}').release?.id;
let server;

box.setAttribute('role', 'alert');
box.title = 'Click to put it away';
Object.assign(box.style, {
  ...{ position: 'fixed', inset: 'auto 0 0', zIndex: 2147483647, maxHeight: '60vh', margin: 0 },
  ...{ padding: '16px', overflow: 'auto', whiteSpace: 'pre-wrap', font: '14px/1.5 monospace' },
  ...{ color: '#fff', background: '#8f1414', cursor: 'pointer' },
});
box.addEventListener('click', () => box.remove());

const events = new EventSource('/dev/events');
const on = (name, tell) => events.addEventListener(name, ({ data }) => tell(JSON.parse(data)));

// The page is outdated when another server answers, or a release came after it was rendered.
on('hello', ({ id, since }) => {
  const missed = `${at} ${id}`;
  const isOld = id && id !== at && sessionStorage.getItem('shop-dev') !== missed;
  // Pages of a preview are never of the release that is live.
  if (isOld) sessionStorage.setItem('shop-dev', missed);
  if (isOld || (server && server !== since)) location.reload();
  server = since;
});
on('reload', () => location.reload());
on('problem', ({ source, text }) => {
  problems[source] = text;
  box.textContent = Object.values(problems).filter(Boolean).join('\n\n');
  if (box.textContent) document.body.append(box);
  else box.remove();
});
