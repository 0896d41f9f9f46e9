const library = 'react-router-dom';

/**
 * The names that the platform takes from the router, read from its facade.
 * @param source text of the facade
 * @throws when the facade holds anything but re-exports of the router: then its names alone would
 * no longer be what the platform imports
 */
export function routerNames(source: string): string[] {
  const names: string[] = [];
  const rest = source
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/export\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"];?/g, (whole, list: string, from) => {
      if (from !== library) return whole;
      const listed = list.split(',').map((name) => name.trim());
      names.push(...listed.filter((name) => name !== '' && !name.startsWith('type ')));
      return '';
    });
  if (rest.trim() !== '') {
    throw new Error(`the router facade holds more than names of ${library}: ${rest.trim()}`);
  }
  return names;
}
