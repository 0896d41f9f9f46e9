import path from 'node:path';
import { runProgram } from '../shop/run-program';

/** The best-known product embed, at the version that it is compared with. */
const peer = '@shopify/buy-button-js@3.0.6';
const script = 'package/dist/buybutton.min.js';

/**
 * What a page loads for Shopify's product embed. It is fetched here: as a dependency it would
 * bring hundreds of packages into every checkout.
 * @param scratch folder to unpack it in
 * @returns path of the script
 */
export async function fetchPeer(scratch: string): Promise<string> {
  const options = { cwd: scratch, limit: 60_000 };
  await runProgram('npm', ['pack', peer, '--silent'], options);
  await runProgram('tar', ['xzf', 'shopify-buy-button-js-3.0.6.tgz', script], options);
  return path.join(scratch, script);
}
