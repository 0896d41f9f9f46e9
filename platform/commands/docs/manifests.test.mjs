import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../start/root.mjs';
import { settingsTable } from './testing/settings-table.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
/** Of Node and of the image: docs/configuration.md does not list them. */
const ofImage = ['NODE_ENV', 'SKIP_INSTALL', 'RELEASE_BY'];
const isSetting = (name) => settingsTable().includes(name) || ofImage.includes(name);
/** Addresses that the storefront and the API answer by themselves. */
const probePaths = (file) => [...read(file).matchAll(/app\.get\('(\/\w+z)'/g)].map(([, at]) => at);
const answeredBy = {
  storefront: [
    ...probePaths('platform/server/app.ts'),
    ...probePaths('platform/server/api/api-readiness.ts'),
  ],
  api: probePaths('api/src/app.ts'),
};
/** A command of the image names a file that is there. */
const isThere = (command) =>
  existsSync(
    path.join(
      root,
      command.find((word) => /\/.+\.m?[jt]s$/.test(word)),
    ),
  );

const folder = 'docs/deploy/kubernetes';
const manifests = readdirSync(path.join(root, folder))
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parseAllDocuments(read(`${folder}/${name}`)))
  .map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJSON();
  });
const ofKind = (kind) => manifests.filter((one) => one.kind === kind);
const named = (kind, name) => ofKind(kind).find(({ metadata }) => metadata.name === name);
const workloads = [...ofKind('Deployment'), ...ofKind('Job')];
const podsOf = ({ spec }) => spec.template.spec;
const containersOf = (one) => [...(podsOf(one).initContainers ?? []), ...podsOf(one).containers];
const containers = workloads.flatMap(containersOf);

/** What Kubernetes would refuse. */
function refused(documents) {
  const script = path.join(__dirname, 'testing/check-manifests.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(documents),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

describe('the manifests for Kubernetes', () => {
  it('are what the schemas of Kubernetes allow', () => {
    expect(manifests.length).toBeGreaterThan(10);
    const wrong = structuredClone(named('Deployment', 'api'));
    const [container] = podsOf(wrong).containers;
    wrong.spec.replicas = 'two';
    container.resources.limits.memory = '512 MB';
    container.readynessProbe = container.readinessProbe;
    const found = refused([...manifests, wrong]);
    expect(found.filter((one) => !one.startsWith('Deployment api: '))).toEqual([]);
    const all = found.join('\n');
    for (const fault of ['replicas must be integer', 'format "quantity"', 'readynessProbe'])
      expect(all).toContain(fault);
    const others = found.filter(
      (one) => !/replicas|quantity|readynessProbe|'string' is not/.test(one),
    );
    expect(others).toEqual([]);
  });

  it('set settings that the project knows, from keys that are there', () => {
    const set = containers.flatMap(({ env = [] }) => env);
    expect(set.length).toBeGreaterThan(10);
    expect(set.map(({ name }) => name).filter((name) => !isSetting(name))).toEqual([]);
    for (const { valueFrom = {} } of set) {
      const { configMapKeyRef: map, secretKeyRef: secret } = valueFrom;
      if (map) expect(named('ConfigMap', map.name).data).toHaveProperty([map.key]);
      if (secret) expect(named('Secret', secret.name).stringData).toHaveProperty([secret.key]);
    }
  });

  it('have no secret that could be left as it is', () => {
    for (const { stringData } of ofKind('Secret'))
      for (const [key, value] of Object.entries(stringData))
        expect([key, value]).toEqual([
          key,
          expect.stringMatching(/^$|PASSWORD|^[^:]*@shop\.example>$/),
        ]);
  });

  it.each(workloads.map((one) => [one.metadata.name, one]))(
    'let %s do no more than it needs',
    (_name, one) => {
      const { securityContext, automountServiceAccountToken, volumes } = podsOf(one);
      expect(automountServiceAccountToken).toBe(false);
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
      for (const container of containersOf(one)) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources.limits).toHaveProperty('memory');
        expect(container.image).toMatch(/^shop(?:-release)?:\d+\.\d+\.\d+$/);
        if (container.command) expect(isThere(container.command)).toBe(true);
        const mounted = container.volumeMounts.map(({ name }) => name);
        expect(volumes.map(({ name }) => name)).toEqual(expect.arrayContaining(mounted));
      }
    },
  );

  it.each(ofKind('Deployment').map((one) => [one.metadata.name, one]))(
    'ask %s for its health where it answers, and lead to it',
    (name, one) => {
      const [{ ports, env, startupProbe, livenessProbe, readinessProbe, lifecycle }] =
        podsOf(one).containers;
      // A service leads to a pod for some seconds after it began to stop.
      expect(lifecycle.preStop.exec.command.at(-1)).toContain('5_000');
      // The autoscaler's number, which a new version would set back.
      expect(one.spec).not.toHaveProperty('replicas');
      const { containerPort, name: port } = ports[0];
      expect(env).toContainEqual({ name: 'PORT', value: String(containerPort) });
      for (const { httpGet, tcpSocket } of [startupProbe, livenessProbe, readinessProbe]) {
        if (httpGet) expect(answeredBy[name]).toContain(httpGet.path);
        expect((httpGet ?? tcpSocket).port).toBe(port);
      }
      const [metrics, ...more] = env.filter((one) => one.name.endsWith('METRICS_PORT'));
      expect(more).toEqual([]);
      expect(ports[1]).toEqual({ name: 'metrics', containerPort: Number(metrics.value) });
      const labels = one.spec.template.metadata.labels;
      expect(one.spec.selector.matchLabels).toEqual(labels);
      const service = named('Service', name);
      expect(service.spec.selector).toEqual(labels);
      expect(service.spec.ports[0].targetPort).toBe(port);
      expect(named('PodDisruptionBudget', name).spec.selector.matchLabels).toEqual(labels);
      const scaler = named('HorizontalPodAutoscaler', name).spec;
      expect(scaler.scaleTargetRef).toMatchObject({ kind: 'Deployment', name });
      // One may go while the other stays.
      expect(scaler.minReplicas).toBeGreaterThan(
        named('PodDisruptionBudget', name).spec.minAvailable,
      );
      const { podSelector, ingress } = named('NetworkPolicy', name).spec;
      expect(podSelector.matchLabels).toEqual(labels);
      expect(ingress.map((one) => one.ports)).toEqual(
        ports.map((one) => [{ port: one.containerPort }]),
      );
    },
  );

  it('let the storefront ask for names wherever the cluster answers them', () => {
    const { egress } = named('NetworkPolicy', 'storefront').spec;
    const dns = egress.find(({ ports }) => ports.some(({ port }) => port === 53));
    expect(dns).toEqual({ ports: [{ port: 53, protocol: 'UDP' }, { port: 53 }] });
  });

  it('lead the storefront to the API', () => {
    const [{ env }] = podsOf(named('Deployment', 'storefront')).containers;
    const { value } = env.find(({ name }) => name === 'API_URL');
    const { hostname, port } = new URL(value);
    expect(named('Service', hostname).spec.ports[0].port).toBe(Number(port));
  });
});

describe('the images', () => {
  const [, ...stages] = read('Containerfile').split(/^FROM /m);

  it('have a /data of their user, which Docker gives a new volume to', () => {
    const ofUser = stages.filter((stage) => stage.includes('USER 10001'));
    expect(ofUser).toHaveLength(2);
    for (const stage of ofUser) expect(stage).toMatch(/^(?:RUN|COPY) .*=10001.* \/data$/m);
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true });
  const ofShop = Object.entries(services).filter(([, { image }]) => image.startsWith('localhost/'));

  it('has two copies behind Caddy, an API, PostgreSQL, and what makes database and releases ready', () => {
    expect(Object.keys(services)).toEqual([
      'postgres',
      'migrate',
      'release',
      'api',
      'storefront-1',
      'storefront-2',
      'caddy',
    ]);
    for (const { depends_on: needs = {} } of Object.values(services))
      for (const name of [needs]
        .flat()
        .flatMap((one) => (typeof one === 'string' ? one : Object.keys(one))))
        expect(services).toHaveProperty([name]);
  });

  it('sets settings that the project knows, and names every file and volume that it mounts', () => {
    for (const [name, { environment = {}, command = [], volumes: mounts = [] }] of ofShop) {
      expect([name, Object.keys(environment).filter((one) => !isSetting(one))]).toEqual([name, []]);
      if (command.length > 0) expect(isThere(command)).toBe(true);
      for (const mount of mounts) {
        const [from] = mount.split(':');
        if (from !== './shop.json') expect(volumes).toHaveProperty([from]);
      }
    }
    const example = read('docs/deploy/containers/compose.env.example');
    for (const [, name] of read('compose.yaml').matchAll(/\$\{(\w+)\}/g))
      expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
    expect(example).toMatch(/^SECRET_KEY=$/m);
  });

  it('gives the shop a read-only root and no privileges, and leads the storefront to the API', () => {
    expect(ofShop.map(([name]) => name)).toEqual([
      'migrate',
      'release',
      'api',
      'storefront-1',
      'storefront-2',
    ]);
    for (const [, service] of ofShop) {
      expect(service).toMatchObject({ read_only: true, user: '10001:10001', cap_drop: ['ALL'] });
    }
    const { hostname, port } = new URL(services['storefront-1'].environment.API_URL);
    expect(services[hostname].environment.PORT).toBe(port);
  });

  it('leads Caddy to both copies', () => {
    const [, copies] = /reverse_proxy (.+) \{/.exec(read('docs/deploy/containers/Caddyfile'));
    expect(copies.split(' ')).toEqual(
      ['storefront-1', 'storefront-2'].map((name) => `${name}:${services[name].environment.PORT}`),
    );
  });
});
