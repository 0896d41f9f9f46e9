import type { Flags } from 'lighthouse';
import { withChromium } from '../browser';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What Lighthouse measures in one load of a page, on its simulated phone and line. */
export interface PageAudit {
  /** 0 to 100 */
  scores: Readonly<Partial<Record<Category, number>>>;
  /** ms */
  fcp: number;
  lcp: number;
  tbt: number;
  interactive: number;
  /** layout shift */
  cls: number;
  /** everything that was requested, the page included */
  requests: number;
  /** bytes of the scripts as sent, without those in the page itself */
  scriptBytes: number;
  /** audits that cost points, by name */
  complaints: readonly string[];
}

/** A phone and a line that are slowed down, in place of Lighthouse's estimate from a fast load. */
export const throttled = {
  throttlingMethod: 'devtools',
  throttling: {
    cpuSlowdownMultiplier: 4,
    requestLatencyMs: 150,
    downloadThroughputKbps: 1_638,
    uploadThroughputKbps: 750,
  },
} as const satisfies Flags;

interface AuditOptions {
  categories?: readonly Category[];
  settings?: typeof throttled;
}

/** On a busy machine Lighthouse now and then misses the beginning of a load. */
const attempts = 3;

/**
 * Loads a page with a browser and a profile of its own.
 * @throws when Lighthouse cannot measure, in several attempts
 */
export async function audit(
  url: string,
  options: AuditOptions = {},
  attempt = 1,
): Promise<PageAudit> {
  try {
    return await withChromium((port) => auditOnce(url, port, options));
  } catch (error) {
    if (attempt === attempts) throw error;
    return audit(url, options, attempt + 1);
  }
}

async function auditOnce(
  url: string,
  port: number,
  { categories: only = categories, settings }: AuditOptions,
): Promise<PageAudit> {
  // It is an ES module alone; a compiled program would not find its default export.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...only],
    disableFullPageScreenshot: true,
    ...settings,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories: found } = result.lhr;
  const value = (id: string): number => {
    const number = audits[id]?.numericValue;
    if (number === undefined) throw new Error(`Lighthouse gave no ${id} for ${url}`);
    return number;
  };
  const complaints = Object.values(found).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter((ref) => ref.weight > 0 && id !== 'performance' && (audits[ref.id]?.score ?? 1) < 1)
      .map((ref) => `${id}: ${audits[ref.id]?.title ?? ref.id}`),
  );
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    scores: Object.fromEntries(only.map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)])),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    interactive: value('interactive'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
    complaints,
  };
}
