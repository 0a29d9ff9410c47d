const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);

/**
 * Tells which methods an API has for a path, for answers of 405. Empty for a path that it doesn't
 * have at all.
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
