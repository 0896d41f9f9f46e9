const library = 'react-router-dom';
const named = new RegExp(`(?:import|export)\\s*\\{([^}]*)\\}\\s*from\\s*'${library}'`, 'g');

/**
 * The names that the platform takes from the router.
 * @param sources texts of the files of the facade
 * @throws when one takes the library in another way than by names
 */
export function routerNames(sources: readonly string[]): string[] {
  const source = sources.join('\n').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const lists = [...source.matchAll(named)].map(([, list = '']) => list);
  if (lists.length !== source.split(`'${library}'`).length - 1) {
    throw new Error(`the router facade takes ${library} in another way than by names`);
  }
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  return names.filter((name) => name !== '' && !name.startsWith('type '));
}
