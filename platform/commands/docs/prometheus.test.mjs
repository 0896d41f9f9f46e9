import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../start/root.mjs';
import { findProgram } from '../testing/find-program.mjs';

const folder = path.join(root, 'docs/deploy/prometheus');
const read = (file) => readFileSync(path.join(folder, file), 'utf8');
const promtool = findProgram('promtool');

/** Of docs/observability.md, which the servers' own tests compare with what they print. */
const listed = [
  ...readFileSync(path.join(root, 'docs/observability.md'), 'utf8').matchAll(
    /^\| `((?:storefront|api)_\w+)` \| (.*?) \|/gm,
  ),
].map(([, name, labels]) => [name, labels.match(/\w+/g) ?? []]);
const labelsOf = new Map(listed);

const dashboard = JSON.parse(read('dashboard.json'));
const expressions = [
  ...read('alerts.yml')
    .split(/^ +- alert:/m)
    .slice(1),
  ...dashboard.annotations.list.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];
/** Every metric with the labels that it is chosen by. */
const used = expressions.flatMap((text) =>
  [...text.matchAll(/\b((?:storefront|api)_\w+?)(?:_(?:bucket|count|sum))?\b(?:\{(.*?)\})?/g)].map(
    ([, name, labels = '']) => [name, [...labels.matchAll(/(\w+)=/g)].map(([, label]) => label)],
  ),
);

describe('alerts and dashboard', () => {
  it('name metrics that the servers print, by labels that these have', () => {
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter(([name]) => !labelsOf.has(name))).toEqual([]);
    const wrong = used.filter(([name, labels]) =>
      labels.some((label) => !['le', ...labelsOf.get(name)].includes(label)),
    );
    expect(wrong).toEqual([]);
  });

  it('show each metric somewhere', () => {
    const shown = new Set(used.map(([name]) => name));
    const left = listed.map(([name]) => name).filter((name) => !shown.has(name));
    expect(left).toEqual([
      'storefront_cache_entries',
      'storefront_canary_share',
      'api_cache_entries',
    ]);
  });

  it('give a reason for each of five alerts', () => {
    const alerts = read('alerts.yml').match(/^ +# .*\n(?: +# .*\n)* +- alert: \w+/gm);
    expect(alerts).toHaveLength(5);
    expect(read('alerts.yml').match(/- alert:/g)).toHaveLength(5);
  });

  it('have panels that do not overlap, each with a title and a unit', () => {
    const places = dashboard.panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(dashboard.panels.length);
    for (const { title, fieldConfig } of dashboard.panels) {
      expect([title, fieldConfig.defaults.unit]).toEqual([
        expect.stringMatching(/\w/),
        expect.stringMatching(/\w/),
      ]);
    }
  });
});

const withPromtool = promtool ? it : it.skip;
const where = promtool ? '' : ' (skipped: no promtool; apt-get install prometheus)';

withPromtool.each([
  ['test', 'rules', 'alerts.test.yml'],
  ['check', 'config', 'prometheus.yml'],
])(`promtool %s %s %s${where}`, (...args) => {
  const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: folder, encoding: 'utf8' });
  expect(stdout + stderr).toContain('SUCCESS');
  expect(status).toBe(0);
});

withPromtool(`kubernetes.yml finds the shop's pods, by the names that alerts use${where}`, () => {
  const [{ kubernetes_sd_configs: found, ...job }] = parse(read('kubernetes.yml')).scrape_configs;
  expect(found[0].role).toBe('pod');
  const pod = (app, port, phase = 'Running') => ({
    targets: ['10.0.0.1:9101'],
    labels: {
      __meta_kubernetes_pod_label_app: app,
      __meta_kubernetes_pod_container_port_name: port,
      __meta_kubernetes_pod_name: `${app}-1`,
      __meta_kubernetes_pod_phase: phase,
    },
  });
  // Debian's Prometheus is built without Kubernetes; what that finds stands in its place.
  const static_configs = [
    pod('storefront', 'metrics'),
    pod('storefront', 'http'),
    pod('api', 'metrics', 'Failed'),
    pod('shop-release', 'metrics'),
  ];
  const temporary = mkdtempSync(path.join(tmpdir(), 'prometheus-'));
  const file = path.join(temporary, 'config.json');
  writeFileSync(file, JSON.stringify({ scrape_configs: [{ ...job, static_configs }] }));
  const args = ['check', 'service-discovery', '--timeout=2s', file, job.job_name];
  const { stdout, stderr } = spawnSync(promtool, args, { encoding: 'utf8' });
  rmSync(temporary, { recursive: true });
  const labels = JSON.parse(stdout || `"${stderr}"`).map((one) => one.labels);
  expect(labels.filter((one) => one?.job)).toEqual([
    expect.objectContaining({ job: 'storefront', instance: 'storefront-1' }),
  ]);
});
