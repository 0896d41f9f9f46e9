import type { PageRelease } from '@shop/shared/contract';

/**
 * Whose page an address is. The host's own way (`match-owner.ts`) would bring the router into
 * this script; patterns here are words and `:names`, and words go before names.
 */
export function ownerOfPath({ remotes }: Pick<PageRelease, 'remotes'>, pathname: string): string {
  const matching = Object.entries(remotes).flatMap(([owner, { paths }]) =>
    paths.filter((path) => pattern(path).test(pathname)).map((path) => ({ owner, path })),
  );
  const [best] = matching.sort((a, b) => names(a.path) - names(b.path));
  return best?.owner ?? 'host';
}

const pattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((word) => (word.startsWith(':') ? '[^/]+' : word.replace(/[^\w-]/g, '\\$&')))
      .join('/')}/?$`,
    'i',
  );

const names = (path: string): number => path.split('/:').length;
