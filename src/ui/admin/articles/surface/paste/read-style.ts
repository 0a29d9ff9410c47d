/** Returns the text nodes in an element, in order. */
export function textsIn(root: Element): Text[] {
  const texts: Text[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

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
