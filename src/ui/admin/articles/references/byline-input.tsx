import { useEffect, useState } from 'react';
import type { Byline } from '#core/article/byline.ts';
import type { ListedAuthor } from '#core/author/author-page.ts';
import { foldName } from '#core/text/fold.ts';
import { readerClient } from '../../parts/api/admin-client.ts';
import { NameCombobox } from '../../parts/form/name-combobox.tsx';
import { NameList } from '../../parts/form/name-list.tsx';

/** All authors; empty while loading. */
function useAuthors(): readonly ListedAuthor[] {
  const [authors, setAuthors] = useState<readonly ListedAuthor[]>([]);
  useEffect(() => {
    let isCurrent = true;
    readerClient()
      .ask('GET /authors')
      .then((all) => isCurrent && setAuthors(all), console.error);
    return () => {
      isCurrent = false;
    };
  }, []);
  return authors;
}

interface BylineInputProps {
  bylines: readonly Byline[];
  error: string | undefined;
  onChange: (bylines: Byline[]) => void;
}

/** Bylines of an article in order: authors, and guests by their names. */
export function BylineInput({ bylines, error, onChange }: BylineInputProps) {
  const authors = useAuthors();
  const isFree = ({ id }: ListedAuthor): boolean =>
    !bylines.some(({ authorId }) => authorId === id);
  const add = (name: string): void => {
    const author = authors.find((one) => foldName(one.name) === foldName(name) && isFree(one));
    onChange([...bylines, author ? { authorId: author.id, name: author.name } : { name }]);
  };
  return (
    <NameList
      label="Bylines"
      names={bylines.map(({ name, authorId }) => (authorId ? name : `${name} (guest)`))}
      onMove={(from, to) => {
        const moved = bylines[from];
        if (moved) onChange(bylines.toSpliced(from, 1).toSpliced(to, 0, moved));
      }}
      onRemove={(at) => onChange(bylines.toSpliced(at, 1))}
    >
      <NameCombobox
        label="Add byline"
        hint="An author, or the name of a guest."
        error={error}
        offered={authors.filter(isFree).map(({ id, name, role }) => ({ id, name, note: role }))}
        addLabel={(name) => `Add “${name}” as a guest`}
        onAdd={add}
      />
    </NameList>
  );
}
