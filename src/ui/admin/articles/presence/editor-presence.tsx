import { type ReactNode, useState } from 'react';
import type { PresentPerson } from '#core/article/presence/presence.ts';
import { inList } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { PersonSquare } from './person-square.tsx';
import type { EditorPresence } from './use-editor-presence.ts';

const namesOf = (people: readonly PresentPerson[]): string =>
  inList(people.map(({ name }) => name));

/** What the others do, in a sentence: “Mara is writing, Ravi is reading”. */
function inWords(others: readonly PresentPerson[]): string {
  return (['writing', 'reading'] as const)
    .map((mode) => ({ mode, people: others.filter((one) => one.mode === mode) }))
    .filter(({ people }) => people.length > 0)
    .map(({ mode, people }) =>
      (mode === 'writing' ? words.writing : words.reading)(people.length, namesOf(people)),
    )
    .join(', ');
}

/** The others who have the article open, in the editor's header. */
export function PresenceLine({ presence: { others } }: { presence: EditorPresence }) {
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-2 text-meta">
      {others.length > 0 ? (
        <>
          <span className="inline-flex gap-1">
            {others.map(({ name, picture }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
              <PersonSquare key={at} name={name} picture={picture} isHere />
            ))}
          </span>
          <span className="max-md:sr-only">{inWords(others)}</span>
        </>
      ) : null}
    </span>
  );
}

interface PresenceNoticeProps {
  presence: EditorPresence;
  isWriting: boolean;
  /** Saves what is written, and closes the editor. */
  onHandOver: () => void;
}

/** Above the text: who else writes, who asks for the article, who took it over. */
export function PresenceNotice({ presence, isWriting, onHandOver }: PresenceNoticeProps) {
  const { others, wants, wish } = presence;
  const [refused, setRefused] = useState('');
  const asking = others.filter((one) => one.wants === 'ask');
  const taking = others.filter((one) => one.wants === 'take');
  const writing = others.filter(({ mode }) => mode === 'writing');
  if (taking.length > 0) {
    return <Notice text={words.tookItOver(namesOf(taking))} />;
  }
  if (isWriting && asking.length > 0 && namesOf(asking) !== refused) {
    return (
      <Notice text={words.asksForThisArticle(asking.length, namesOf(asking))}>
        <Button size="small" onClick={onHandOver} className="pointer-coarse:min-h-11">
          {words.saveAndHandOver}
        </Button>
        <Button
          tone="line"
          size="small"
          onClick={() => setRefused(namesOf(asking))}
          className="pointer-coarse:min-h-11"
        >
          {words.notNow}
        </Button>
      </Notice>
    );
  }
  if (writing.length === 0 || (isWriting && wants === undefined)) return null;
  return (
    <Notice
      text={
        wants === undefined
          ? words.writingThisArticle(writing.length, namesOf(writing))
          : wants === 'ask'
            ? words.askedFor(writing.length, namesOf(writing))
            : words.youTookItOver(writing.length, namesOf(writing))
      }
    >
      {wants === undefined ? (
        <Button
          tone="line"
          size="small"
          onClick={() => wish('ask')}
          className="pointer-coarse:min-h-11"
        >
          {words.askForIt}
        </Button>
      ) : null}
      {wants === 'take' ? null : (
        <Button
          tone="line"
          size="small"
          onClick={() => wish('take')}
          className="pointer-coarse:min-h-11"
        >
          {words.takeItOver}
        </Button>
      )}
    </Notice>
  );
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 border-rule border-b bg-wash px-5 py-2.5 text-ui"
    >
      <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere">{text}</p>
      {children}
    </div>
  );
}
