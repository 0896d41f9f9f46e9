import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { messageOf } from '../async';
import { withRetries } from './calls';
import { ObjectMissingError, type ObjectStore, StoreUnavailableError } from './objects';
import { errorText, textsIn } from './s3-answers';

/** Bounds of one request: `timeoutMs` until its answer is read, `pageSize` keys of a list. */
const defaults = { timeoutMs: 30_000, pageSize: 1_000 };

/** An answer of S3 that says no. */
class S3Error extends StoreUnavailableError {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** A full bucket (507) stays full, and what a server lacks (501) it does not get. */
const isTransient = (error: unknown): boolean => {
  const { status = 0 } = error as Partial<S3Error>;
  return [0, 409, 429].includes(status) || (status >= 500 && ![501, 507].includes(status));
};

/**
 * Objects of a bucket of S3, or of any server that speaks its protocol.
 * @param address `s3://bucket/prefix`
 * @param env the variables that AWS's own tools read, and `AWS_S3_FORCE_PATH_STYLE`
 * @throws naming a variable that is missing or wrong
 */
export function s3Objects(
  address: string,
  env: NodeJS.ProcessEnv,
  bounds: Partial<typeof defaults> = {},
): ObjectStore {
  const { base, folder, client } = readAddress(address, env);
  const { timeoutMs, pageSize } = { ...defaults, ...bounds };

  /** @returns the answer, read whole; one of the statuses in `expected` is no error */
  async function ask(
    method: string,
    url: string,
    expected: readonly number[],
    init: RequestInit = {},
  ) {
    return withRetries(async () => {
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const signed = await client.sign(url, { ...init, method });
        const response = await fetch(signed, { signal });
        const body = new Uint8Array(await response.arrayBuffer());
        if (response.ok || expected.includes(response.status))
          return { status: response.status, body };
        throw new S3Error(`${address}: ${errorText(response.status, body)}`, response.status);
      } catch (error) {
        if (error instanceof S3Error) throw error;
        const { cause } = error as { cause?: unknown };
        throw new S3Error(`${address} does not answer: ${messageOf(cause ?? error)}`, 0);
      }
    }, isTransient);
  }

  const urlOf = (key: string) => `${base}/${encoded(folder + key)}`;
  return {
    address,
    async get(key) {
      const { status, body } = await ask('GET', urlOf(key), [404]);
      if (status === 404) throw new ObjectMissingError(`${key} is not in ${address}`);
      return body;
    },
    async put(key, bytes) {
      const url = urlOf(key);
      // Servers without a conditional PUT, which several are, ignore or refuse its header.
      if ((await ask('HEAD', url, [404])).status !== 404) return false;
      const hash = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'x-amz-content-sha256': hash, ...answerHeaders(key) };
      const condition = { ...headers, 'if-none-match': '*' };
      const body = new Uint8Array(bytes);
      const { status } = await ask('PUT', url, [412, 501], { headers: condition, body });
      if (status === 501) await ask('PUT', url, [], { headers, body });
      return status !== 412;
    },
    async delete(key) {
      await ask('DELETE', urlOf(key), [404]);
    },
    // By the first version of the protocol's list, whose next page begins after a key: every server
    // has it, and the second version's tokens fail in some.
    async *list(prefix) {
      let isMore = true;
      for (let marker = ''; isMore; ) {
        const query = { prefix: folder + prefix, marker, 'max-keys': String(pageSize) };
        const page = new URLSearchParams(query);
        const { body } = await ask('GET', `${base}/?${page}`, []);
        const xml = Buffer.from(body).toString();
        if (!xml.includes('</ListBucketResult>')) {
          throw new StoreUnavailableError(`${address} answers something else than a list of keys`);
        }
        const keys = textsIn(xml, 'Key');
        for (const key of keys) yield key.slice(folder.length);
        marker = keys.at(-1) ?? '';
        isMore = keys.length > 0 && textsIn(xml, 'IsTruncated')[0] === 'true';
      }
    },
  };
}

const imageTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** What a CDN that reads the bucket itself sends on: pictures are shown as such, and never change. */
function answerHeaders(key: string): Record<string, string> {
  const type = imageTypes[key.slice(key.lastIndexOf('.') + 1)];
  return type === undefined
    ? { 'content-type': 'application/octet-stream' }
    : { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
}

/** A slash in a key separates folders; all else that a URL gives a meaning is encoded. */
const encoded = (key: string): string =>
  key
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function readBucket(address: string): { bucket: string; prefix: string } {
  try {
    const { hostname: bucket, pathname } = new URL(address);
    if (bucket) return { bucket, prefix: decodeURIComponent(pathname.replace(/^\/+|\/+$/g, '')) };
  } catch {
    // Not an address, or a "%" that encodes nothing: the sentence below says the form.
  }
  throw new Error(`a bucket is named like s3://bucket/prefix, not ${address}`);
}

function readAddress(address: string, env: NodeJS.ProcessEnv) {
  const { bucket, prefix } = readBucket(address);
  const needed = (value: string | undefined, name: string): string => {
    if (value) return value;
    throw new Error(`the store ${address} needs the variable ${name}`);
  };
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1';
  const given = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  // It becomes a part of AWS's host name; other servers have regions of any name.
  if (!given && !/^[a-z\d-]+$/i.test(region)) {
    const name = env.AWS_REGION ? 'AWS_REGION' : 'AWS_DEFAULT_REGION';
    throw new Error(`${name} is a name like eu-central-1, not "${region}"`);
  }
  if (given && !/^https?:$/.test(URL.canParse(given) ? new URL(given).protocol : '')) {
    const name = env.AWS_ENDPOINT_URL_S3 ? 'AWS_ENDPOINT_URL_S3' : 'AWS_ENDPOINT_URL';
    throw new Error(`${name} is an address like https://s3.example, not "${given}"`);
  }
  const endpoint = new URL(given || `https://s3.${region}.amazonaws.com`);
  // Servers other than AWS's seldom have a host name for each bucket.
  const pathStyle = env.AWS_S3_FORCE_PATH_STYLE || (given ? 'true' : 'false');
  if (!['true', 'false'].includes(pathStyle)) {
    throw new Error(`AWS_S3_FORCE_PATH_STYLE is true or false, not "${pathStyle}"`);
  }
  const isPathStyle = pathStyle === 'true';
  if (isPathStyle) endpoint.pathname = `${endpoint.pathname.replace(/\/+$/, '')}/${bucket}`;
  else endpoint.hostname = `${bucket}.${endpoint.hostname}`;
  return {
    base: endpoint.href.replace(/\/$/, ''),
    folder: prefix && `${prefix}/`,
    client: new AwsClient({
      accessKeyId: needed(env.AWS_ACCESS_KEY_ID, 'AWS_ACCESS_KEY_ID'),
      secretAccessKey: needed(env.AWS_SECRET_ACCESS_KEY, 'AWS_SECRET_ACCESS_KEY'),
      ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }),
      service: 's3',
      region,
    }),
  };
}
