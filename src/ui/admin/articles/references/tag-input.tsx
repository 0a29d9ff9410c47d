import { useRef, useState } from 'react';
import { foldName } from '#core/text/fold.ts';
import * as words from '#ui/words/admin/article-editor-words.ts';
import { adminClient, problemIn } from '../../parts/api/admin-client.ts';
import { saveRecord } from '../../parts/api/record-calls.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { NameCombobox } from '../../parts/form/name-combobox.tsx';
import { NameList } from '../../parts/form/name-list.tsx';
import { keepTagNames, loadTagNames, tagNameOf } from './tag-names.ts';

/** Finds tags by the typed text; the first ones by name while nothing is typed. */
async function findTags(text: string) {
  const { records } = await adminClient().ask('GET /admin/tags', {
    ...{ q: text, sort: 'name', order: 'asc' },
  });
  keepTagNames(records);
  return records;
}

interface TagInputProps {
  tagIds: readonly string[];
  error: string | undefined;
  /** Default: *Tags*. */
  label?: string;
  /** True if no tag can be made here. */
  isKnown?: boolean;
  onChange: (tagIds: string[]) => void;
}

/** Tags of an article: found by name, or made where there is none of that name. */
export function TagInput(props: TagInputProps) {
  const { tagIds, error, label = words.tags, isKnown = false, onChange } = props;
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { value: found = [] } = useLoaded(text, () => findTags(text), { keepsFormer: true });
  useLoaded(tagIds.join('\n'), () => loadTagNames(tagIds));
  // A tag is made in the meantime of further changes.
  const latest = useRef(tagIds);
  latest.current = tagIds;

  const add = (id: string): void => {
    if (!latest.current.includes(id)) onChange([...latest.current, id]);
  };
  async function addNamed(name: string): Promise<void> {
    setRefusal(undefined);
    const known = found.find((one) => foldName(one.name) === foldName(name));
    if (known) return add(known.id);
    try {
      const made = await saveRecord(adminClient(), 'tags', { name }, undefined);
      keepTagNames([made]);
      add(made.id);
    } catch (error) {
      setRefusal(problemIn(error).detail);
    }
  }

  return (
    <NameList
      label={label}
      names={tagIds.map(tagNameOf)}
      onRemove={(at) => onChange(tagIds.toSpliced(at, 1))}
    >
      <NameCombobox
        label={label}
        error={refusal ?? error}
        offered={found.filter(({ id }) => !tagIds.includes(id))}
        {...(isKnown ? {} : { addLabel: words.makeTheTag })}
        onType={setText}
        onAdd={(name) => {
          void addNamed(name);
          return undefined;
        }}
      />
    </NameList>
  );
}
