import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { MarkedText, noteAnchor, referenceAnchor } from '#ui/kit/article/blocks/marked-text.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { InTurns } from '#ui/kit/page/in-turns.tsx';
import * as words from '#ui/words/blocks-words.ts';
import type { NotesBlock } from './notes.ts';

/** The footnotes of an article, each with a link back to its sign in the text. */
export const Part: BlockPart<NotesBlock> = ({ block: { items } }) =>
  items.length === 0 ? null : (
    <section
      aria-label={words.footnotes}
      className="my-9 border-rule border-t pt-4 font-sans text-[0.9375rem]/[1.4375rem] text-ink-2 print:my-4"
    >
      <ol className="grid gap-2 [counter-reset:number] [list-style-type:'']">
        <InTurns>
          {items.map((note, at) => (
            <li
              key={note.id}
              id={noteAnchor(note.id)}
              className="number relative min-w-0 scroll-mt-24 whitespace-pre-line ps-[34px] target:bg-wash"
              {...writtenIn(note.content)}
            >
              <MarkedText text={note} />{' '}
              <a
                href={`#${referenceAnchor(note.id)}`}
                aria-label={words.backToTheTextNote(at + 1)}
                className="prose-link"
              >
                ↩
              </a>
            </li>
          ))}
        </InTurns>
      </ol>
    </section>
  );
