const pageSize = 20;

/** One page in the shape of Django REST Framework's PageNumberPagination; undefined: no such page. */
export function paginate<T>(items: readonly T[], page: string | undefined, url: URL) {
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  const number = page === undefined ? 1 : Number(page);
  if (!Number.isInteger(number) || number < 1 || number > pages) return undefined;
  const linkTo = (other: number): string => {
    const link = new URL(url);
    if (other === 1) link.searchParams.delete('page');
    else link.searchParams.set('page', String(other));
    return link.href;
  };
  return {
    count: items.length,
    next: number < pages ? linkTo(number + 1) : null,
    previous: number > 1 ? linkTo(number - 1) : null,
    results: items.slice((number - 1) * pageSize, number * pageSize),
  };
}
