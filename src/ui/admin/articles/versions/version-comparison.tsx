import { useEffect, useState } from 'react';
import type { ListedRevision } from '#core/article/desk/revision.ts';
import { Button } from '#ui/kit/design/button.tsx';
import {
  CompareDialog,
  differingLabels,
  isSameVersion,
  type Version,
} from '../../parts/dialog/compare-dialog.tsx';
import { SelectField } from '../../parts/form/form-field.tsx';
import type { ArticleFields } from '../editor/article-fields.ts';
import { describeArticleFields } from '../editor/article-versions.tsx';
import { loadWords } from './use-versions.ts';
import { nameOf } from './version.ts';

/** Value of the choice that compares with the form. */
const NOW = 'now';
const NOW_LABEL = 'What is written now';

interface VersionComparisonProps {
  version: ListedRevision;
  /** Versions to compare with. */
  versions: readonly ListedRevision[];
  /** What is in the form. */
  fields: ArticleFields;
  onRestore: (fields: ArticleFields) => void;
  onClose: () => void;
}

/** Words of versions, once they are loaded. */
function useWords(versions: readonly (ListedRevision | undefined)[]) {
  const [words, setWords] = useState<Readonly<Record<string, ArticleFields>>>({});
  const missing = versions.find((one) => one && !words[one.id]);
  useEffect(() => {
    if (!missing) return;
    void loadWords(missing).then((loaded) =>
      setWords((known) => ({ ...known, [missing.id]: loaded })),
    );
  }, [missing]);
  return words;
}

/** A version beside what is written now, or beside another version, with the way back to it. */
export function VersionComparison(props: VersionComparisonProps) {
  const { version, versions, fields, onRestore, onClose } = props;
  const [otherId, setOtherId] = useState(NOW);
  const other = versions.find(({ id }) => id === otherId);
  const words = useWords([version, other]);
  const shown = words[version.id];
  const beside = other ? words[other.id] : fields;
  if (!shown || !beside) return null;
  const sides: [Version, Version] = [
    { label: nameOf(version), parts: describeArticleFields(shown) },
    { label: other ? nameOf(other) : NOW_LABEL, parts: describeArticleFields(beside) },
  ];
  const differing = differingLabels(sides[0].parts, sides[1].parts);
  const summary = isSameVersion(sides[0].parts, sides[1].parts)
    ? 'They are the same.'
    : differing.length === 0
      ? 'The same parts, in another order or number.'
      : `Different: ${differing.join(', ')}.`;
  return (
    <CompareDialog
      isOpen
      title="Compare versions"
      text={summary}
      versions={sides}
      onClose={onClose}
      above={
        <SelectField
          label="Compare with"
          value={otherId}
          onChange={setOtherId}
          options={{
            [NOW]: NOW_LABEL,
            ...Object.fromEntries(
              versions.filter(({ id }) => id !== version.id).map((one) => [one.id, nameOf(one)]),
            ),
          }}
        />
      }
    >
      <Button tone="line" size="small" onClick={onClose} className="pointer-coarse:min-h-11">
        Close
      </Button>
      <Button size="small" onClick={() => onRestore(shown)} className="pointer-coarse:min-h-11">
        Restore this version
      </Button>
    </CompareDialog>
  );
}
