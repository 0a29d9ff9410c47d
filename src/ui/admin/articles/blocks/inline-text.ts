import { Fragment, type Mark as InlineMark, type Node, type Schema } from 'prosemirror-model';
import { type Mark, markKinds, normalMarks, type RichText, spansOf } from '#blocks/marks.ts';

/** Content of nodes that hold a text. */
export const inlineContent = '(text | line_break)*';

/** Text and line breaks of a marked text. */
export function inlineOf(text: RichText, schema: Schema): Fragment {
  const nodes = spansOf(text).flatMap((span) => {
    const marks = span.marks.map(({ kind, href }) =>
      schema.mark(kind, href === undefined ? null : { href }),
    );
    return span.text
      .split('\n')
      .flatMap((line, at) => [
        ...(at > 0 ? [schema.node('line_break', null, undefined, marks)] : []),
        ...(line === '' ? [] : [schema.text(line, marks)]),
      ]);
  });
  return Fragment.fromArray(nodes);
}

const kindOf = (mark: InlineMark) => markKinds.find((kind) => kind === mark.type.name);

const hrefOf = ({ attrs }: InlineMark): string | undefined =>
  attrs.href === undefined ? undefined : String(attrs.href);

/** Marked text of a node, in its stored form; without `marks` if there are none. */
export function richTextOf(node: Node): RichText {
  let content = '';
  const marks: Mark[] = [];
  node.forEach((inline) => {
    const start = content.length;
    content += inline.isText ? inline.text : '\n';
    const end = content.length;
    for (const mark of inline.marks) {
      const kind = kindOf(mark);
      if (kind === undefined) continue;
      const href = hrefOf(mark);
      marks.push({ start, end, kind, ...(href !== undefined && { href }) });
    }
  });
  const normal = marks.length === 0 ? [] : normalMarks({ content, marks });
  return normal.length > 0 ? { content, marks: normal } : { content };
}

/** Text of a node without its marks. */
export const plainTextOf = (node: Node): string => richTextOf(node).content;

/** Fields of a block, or of a part of one, that are kept beside its text in the attribute `rest`. */
export function restOf<Part extends object>(part: Part, known: readonly string[]): object | null {
  const rest = Object.entries(part).filter(
    ([field, value]) => !known.includes(field) && value !== undefined,
  );
  return rest.length > 0 ? Object.fromEntries(rest) : null;
}
