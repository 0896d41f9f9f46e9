import { Ajv, type ErrorObject } from 'ajv';
import { integrityOf } from '../../release-set/hashes';
import { RejectedError } from '../../release-set/rejected-error';
import type { AppContract, AppVersion, PublishedFile } from '../../release-set/release-set';
import schema from './contract.schema.json';

const ajv = new Ajv({ useDefaults: true, verbose: true });
ajv.addSchema(schema, 'contract');

/** @throws RejectedError naming the first field that is wrong, and what it is */
function check(what: string, definition: string, value: unknown): void {
  if (ajv.validate(`contract${definition}`, value)) return;
  const [error] = ajv.errors ?? [];
  throw new RejectedError(`${what}: ${error ? sentence(error) : 'is wrong'}`, 'invalid');
}

function sentence({ instancePath, propertyName, ...error }: ErrorObject): string {
  const { keyword, params, message, parentSchema } = error;
  const field = [...instancePath.split('/').slice(1), propertyName].filter(Boolean).join('.');
  if (keyword === 'additionalProperties') {
    return `"${[field, params.additionalProperty].filter(Boolean).join('.')}" is no field of it`;
  }
  const missing = keyword === 'required' ? params.missingProperty : undefined;
  const properties: Readonly<Record<string, { description?: string }>> = schema.properties;
  const { description } = properties[missing ?? field.split('.')[0] ?? ''] ?? parentSchema ?? {};
  const meaning = description ? `; it is ${description}` : '';
  if (missing) return `"${[field, missing].filter(Boolean).join('.')}" is missing${meaning}`;
  return `${field ? `"${field}" ` : 'it '}${message}${meaning}`;
}

/**
 * Checks what a version says of itself (`contract.schema.json`).
 * @param what is checked, for the sentence: a file, or the announcement of an upload
 * @param value lists that it leaves out are added to it
 * @throws RejectedError naming the field
 */
export function checkedContract(what: string, value: unknown): AppContract {
  check(what, '', value);
  const contract = value as AppContract & { embeds?: readonly string[] };
  const elements = Object.keys(contract.embedDefinitions ?? {});
  const { embeds = elements } = contract;
  const foreign = elements.find((one) => !embeds.includes(one));
  // `/embed.js` is made of the definitions.
  if (foreign) {
    throw new RejectedError(
      `${what}: "embedDefinitions.${foreign}" is not among the "embeds"`,
      'invalid',
    );
  }
  const needsServer = contract.server === false && embeds[0];
  if (needsServer) {
    throw new RejectedError(
      `${what}: "server" is false, and <${needsServer}> in other web pages comes from the server`,
      'invalid',
    );
  }
  const targets = (contract.navigation ?? []).map(({ path }) => path);
  const wrong = targets.findIndex(
    (target, at) => !contract.paths.includes(target) || targets.indexOf(target) < at,
  );
  if (wrong >= 0) {
    throw new RejectedError(
      `${what}: "navigation.${wrong}.path" is ${targets[wrong]}, which is not among the "paths", or is there twice`,
      'invalid',
    );
  }
  return { ...contract, embeds };
}

/** @throws RejectedError naming the file whose entry in the list is wrong */
export function checkedFileList(
  what: string,
  value: unknown,
): Readonly<Record<string, PublishedFile>> {
  check(what, '#/definitions/files', value);
  return value as Readonly<Record<string, PublishedFile>>;
}

/**
 * Compares what a version says of itself with its files: pages of other apps are sent with its
 * chunks too, and do not come when one is missing.
 * @param what is checked, for the sentence
 * @param names of all its files
 * @throws RejectedError naming the file that is missing or too much
 */
export function checkContents(
  what: string,
  { name, server, chunks }: AppContract,
  names: readonly string[],
): void {
  const isBrowserOnly = server === false;
  const needed = [
    ...(name === 'host' ? [] : ['remoteEntry.js']),
    ...(isBrowserOnly ? [] : ['server.js']),
  ];
  const missing = needed.find((file) => !names.includes(file));
  if (missing) throw new RejectedError(`${what}: there is no ${missing}`, 'invalid');
  if (isBrowserOnly && names.includes('server.js')) {
    throw new RejectedError(`${what}: "server" is false, and server.js is there`, 'invalid');
  }
  for (const [chunk, files] of Object.entries(chunks)) {
    const unknown = files.find((file) => !names.includes(file));
    const wrong = unknown ?? files.find((file) => file === 'server.js' || !/\.m?js$/.test(file));
    if (!wrong) continue;
    const why = unknown ? 'is not there' : 'is no script for browsers';
    throw new RejectedError(`${what}: "chunks.${chunk}" names ${wrong}, which ${why}`, 'invalid');
  }
}

/**
 * Integrity of what a version says of itself, whatever the order of its fields.
 * @param given with or without its files and their hash, which count for nothing
 */
export function contractIntegrity(given: AppContract | AppVersion): string {
  const { files: _, part: _hash, ...contract } = given as AppVersion;
  return integrityOf(JSON.stringify(contract, (_key, value) => sorted(value)));
}

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
