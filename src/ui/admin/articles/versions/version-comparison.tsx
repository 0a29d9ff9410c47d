import { useState } from 'react';
import type { ListedRevision } from '#core/article/desk/revision.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import {
  CompareDialog,
  differingLabels,
  isSameVersion,
  type Version,
} from '../../parts/dialog/compare-dialog.tsx';
import { SelectField } from '../../parts/form/form-field.tsx';
import type { ArticleFields } from '../editor/article-fields.ts';
import { describeArticleFields } from '../editor/article-versions.tsx';
import { loadWords, nameOf } from './use-versions.ts';

/** Value of the choice that compares with the form. */
const NOW = 'now';
const NOW_LABEL = words.whatIsWrittenNow;

interface VersionComparisonProps {
  version: ListedRevision;
  /** Versions to compare with. */
  versions: readonly ListedRevision[];
  /** What is in the form. */
  fields: ArticleFields;
  onRestore: (fields: ArticleFields) => void;
  onClose: () => void;
}

function summaryOf([one, other]: readonly [Version, Version]): string {
  if (isSameVersion(one.parts, other.parts)) return words.versionsAreTheSame;
  const differing = differingLabels(one.parts, other.parts);
  return differing.length === 0
    ? words.theSamePartsInAnother
    : words.different(differing.join(', '));
}

/** A version beside what is written now, or beside another version, with the way back to it. */
export function VersionComparison(props: VersionComparisonProps) {
  const { version, versions, fields, onRestore, onClose } = props;
  const [otherId, setOtherId] = useState(NOW);
  const other = versions.find(({ id }) => id === otherId);
  const own = useLoaded(version.id, () => loadWords(version));
  const others = useLoaded(other?.id, () => loadWords(other ?? version));
  const failure = own.failure ?? others.failure;
  const shown = own.value;
  const beside = other ? others.value : fields;
  const sides: [Version, Version] = [
    { label: nameOf(version), parts: shown && beside ? describeArticleFields(shown) : [] },
    {
      label: other ? nameOf(other) : NOW_LABEL,
      parts: shown && beside ? describeArticleFields(beside) : [],
    },
  ];
  const summary = failure
    ? words.theWordsOfAVersion(failure.detail)
    : shown && beside
      ? summaryOf(sides)
      : words.loading;
  return (
    <CompareDialog
      isOpen
      title={words.compareVersions}
      text={summary}
      versions={sides}
      onClose={onClose}
      above={
        <SelectField
          label={words.compareWith}
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
        {words.close}
      </Button>
      {shown ? (
        <Button size="small" onClick={() => onRestore(shown)} className="pointer-coarse:min-h-11">
          {words.restoreThisVersion}
        </Button>
      ) : null}
    </CompareDialog>
  );
}
