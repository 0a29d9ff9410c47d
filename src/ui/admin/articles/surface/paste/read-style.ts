/**
 * Declarations of an element's `style`, in lower case, with those that browsers drop because they
 * don't have them, such as `mso-list`.
 */
export function readStyle(element: Element): Map<string, string> {
  const declarations = (element.getAttribute('style') ?? '')
    .split(';')
    .map((one) => one.split(':'));
  return new Map(
    declarations.map(([name = '', ...value]) => [
      name.trim().toLowerCase(),
      value.join(':').trim().toLowerCase(),
    ]),
  );
}
