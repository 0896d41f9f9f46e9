import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** What a server may do to a request, instead of passing it on. */
export type Fault = 'slow' | 'half a body' | 'cut' | 'away' | 'full' | 'busy';

const bucket = 'releases';

/** A server of S3 on loopback, behind a proxy that misbehaves on demand. */
export class S3Server {
  /** the fault of the next requests; every one without a number */
  fault: Fault | undefined;
  /** how many requests meet the fault */
  faults = Number.POSITIVE_INFINITY;
  requests = 0;
  readonly address = `s3://${bucket}/shop/store`;
  env: NodeJS.ProcessEnv = {};
  private folder = '';
  private s3: S3rver | undefined;
  private readonly held = new Set<http.ServerResponse>();
  private readonly proxy = http.createServer((request, response) => {
    this.requests += 1;
    const fault = this.faults > 0 ? this.fault : undefined;
    if (fault) this.faults -= 1;
    if (fault === 'away') return void request.destroy();
    if (fault === 'slow') return void this.held.add(response);
    const put = request.method === 'PUT';
    if (fault === 'full' && put) return void response.writeHead(507).end();
    if (fault === 'busy')
      return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    const cuts = request.method === 'GET' && fault !== 'full';
    this.forward(request, response, cuts ? fault : undefined);
  });
  private upstream = 0;

  async start(): Promise<this> {
    this.folder = await mkdtemp(path.join(os.tmpdir(), 's3 '));
    this.s3 = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory: this.folder },
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    this.upstream = (await this.s3.run()).port;
    await new Promise<void>((resolve) => this.proxy.listen(0, '127.0.0.1', resolve));
    this.env = {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(this.proxy.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    };
    return this;
  }

  /** All is well again; what was held is given up. */
  heal(): void {
    this.fault = undefined;
    this.faults = Number.POSITIVE_INFINITY;
    for (const response of this.held) response.destroy();
    this.held.clear();
  }

  async stop(): Promise<void> {
    this.heal();
    this.proxy.closeAllConnections();
    await new Promise((resolve) => this.proxy.close(resolve));
    await this.s3?.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  private forward(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    fault: Fault | undefined,
  ): void {
    const { method, url, headers } = request;
    const options = { method, path: url, headers, port: this.upstream, host: '127.0.0.1' };
    const passed = http.request(options, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const half = body.subarray(0, Math.floor(body.length / 2));
      const length = (fault === 'half a body' ? half : body).length;
      const { 'transfer-encoding': _, ...rest } = answer.headers;
      const sent = method === 'HEAD' ? rest : { ...rest, 'content-length': String(length) };
      response.writeHead(answer.statusCode ?? 502, sent);
      if (!fault) return void response.end(body);
      if (fault === 'half a body') return void response.end(half);
      response.write(half, () => response.destroy());
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  }
}
