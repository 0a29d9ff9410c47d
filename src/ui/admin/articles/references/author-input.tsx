import { useState } from 'react';
import { type Byline, creditOf } from '#core/article/byline.ts';
import type { ListedAuthor } from '#core/author/author-page.ts';
import { foldName } from '#core/text/fold.ts';
import * as words from '#ui/words/admin/article-editor-words.ts';
import { readerClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { NameCombobox } from '../../parts/form/name-combobox.tsx';
import { NameList } from '../../parts/form/name-list.tsx';

interface AuthorInputProps {
  /** Names as readers see them; typed where there are no bylines. */
  author: string;
  bylines: readonly Byline[];
  error: string | undefined;
  /** Default: *Author*. */
  label?: string;
  onChange: (credit: { author?: string; bylines?: Byline[] }) => void;
}

/**
 * One field for who wrote an article. A typed name is its author as it stands; Enter makes bylines, in order: of authors
 * with a page of their own, and of guests.
 */
export function AuthorInput(props: AuthorInputProps) {
  const { author, bylines, error, label = words.author, onChange } = props;
  const { value: authors = [] } = useLoaded('authors', () => readerClient().ask('GET /authors'));
  /** Name that is being typed beside bylines. */
  const [typed, setTyped] = useState('');
  const hasBylines = bylines.length > 0;
  const isFree = ({ id }: ListedAuthor): boolean =>
    !bylines.some(({ authorId }) => authorId === id);
  const set = (next: Byline[]): void =>
    onChange({ bylines: next, author: creditOf({ author: '', bylines: next }) });
  const add = (name: string, id?: string): undefined => {
    const known = authors.find(
      (one) =>
        isFree(one) && (id === undefined ? foldName(one.name) === foldName(name) : one.id === id),
    );
    set([...bylines, known ? { authorId: known.id, name: known.name } : { name }]);
    setTyped('');
  };
  return (
    <NameList
      label={props.label ?? words.authors}
      names={bylines.map(({ name, authorId }) => (authorId ? name : words.guest(name)))}
      onMove={(from, to) => {
        const moved = bylines[from];
        if (moved) set(bylines.toSpliced(from, 1).toSpliced(to, 0, moved));
      }}
      onRemove={(at) => set(bylines.toSpliced(at, 1))}
    >
      <NameCombobox
        label={label}
        hint={hasBylines ? words.anotherAuthorOrTheName : words.enterForSeveral}
        error={error}
        text={hasBylines ? typed : author}
        offered={authors.filter(isFree).map(({ id, name, role }) => ({ id, name, note: role }))}
        addLabel={(name) => words.addAsAGuest(name)}
        onType={(text) => (hasBylines ? setTyped(text) : onChange({ author: text }))}
        onAdd={add}
        onLeave={(text) => {
          if (hasBylines && text.trim() !== '') add(text.trim());
        }}
      />
    </NameList>
  );
}
