const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);

/**
 * Returns a function from a path to the methods that the API has for it, for 405 answers; empty for an
 * unknown path.
 */
export function createAllowedMethods(routes: readonly string[]): (path: string) => string[] {
  const known = routes.map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, pattern: patternOf(`/api${path}`) };
  });
  return (path) => {
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.includes('GET')) methods.push('HEAD');
    return [...new Set(methods)].sort();
  };
}
