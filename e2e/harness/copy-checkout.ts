import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './service';

/** A copy of this checkout's sources, with its packages. */
export interface CheckoutCopy {
  folder: string;
  /** changes a file; @throws when it lacks the text to replace */
  edit(file: string, from: string, to: string): void;
  remove(): void;
}

/** The package in `platform/`. */
const platform = 'federated-site';

const isSource = (file: string): boolean =>
  !/[\\/](?:node_modules|dist|\.data|\.git|test-results)(?:[\\/]|$)/.test(
    `/${path.relative(root, file)}`,
  );

/** @param names files and folders of the root that are copied; all by default */
export function copyCheckout(names: readonly string[] = readdirSync(root)): CheckoutCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-checkout-'));
  for (const name of names) {
    const from = path.join(root, name);
    if (isSource(from))
      cpSync(from, path.join(folder, name), { recursive: true, filter: isSource });
  }
  // As `npm ci` links it there: every package, and the copy's own platform and shared code.
  const packages = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules/@shop'), { recursive: true });
  for (const name of readdirSync(packages).filter((one) => !['@shop', platform].includes(one))) {
    symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
  symlinkSync(path.join(folder, 'shared'), path.join(folder, 'node_modules/@shop/shared'));
  symlinkSync(path.join(folder, 'platform'), path.join(folder, 'node_modules', platform));
  for (const name of names) {
    const own = path.join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, name, 'node_modules'));
  }
  return {
    folder,
    edit(file, from, to) {
      const place = path.join(folder, file);
      const text = readFileSync(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(place, text.replace(from, to));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
