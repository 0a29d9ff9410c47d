import { counted } from '#core/locale/plural.ts';
import type { Tag } from '#core/tag/tag.ts';
import { RecordHeir } from '../parts/table/record-heir.tsx';

interface TagHeirProps {
  /** Tags to be deleted. */
  doomed: readonly Tag[];
  /** Id of the tag that they are merged into; '' for none. */
  heir: string;
  onChoose: (id: string) => void;
}

function inWords(count: number): string {
  if (count === 0) return 'No article has it.';
  return `${counted(count, { one: 'article loses', other: 'articles lose' })} it, unless it is merged into another tag.`;
}

/** Number of articles with the tags to be deleted, with a choice of another tag for them. */
export const TagHeir = (props: TagHeirProps) => (
  <RecordHeir
    {...props}
    collection="tags"
    filters={props.doomed.map(({ id }) => `tag:${id}`)}
    inWords={inWords}
    label="Merge into"
    none="No other tag"
    optionOf={(name) => name}
  />
);
