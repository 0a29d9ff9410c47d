import { type Dispatch, type SetStateAction, useState } from 'react';
import type { CategoryLink } from '#core/article/article-card.ts';
import type { ChosenArticles } from '#core/article/batch/batch.ts';
import type { Byline } from '#core/article/byline.ts';
import { MOST_DELETIONS } from '#core/deletion/deletion.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import * as words from '#ui/words/admin/many-words.ts';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { EditDialog } from '../../parts/dialog/edit-form.tsx';
import { Choice } from '../../parts/form/choice.tsx';
import { WayBack } from '../../parts/table/way-back.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import { CategorySelect } from '../editor/article-category.tsx';
import { AuthorInput } from '../references/author-input.tsx';
import { TagInput } from '../references/tag-input.tsx';
import { ChosenSummary } from './chosen-summary.tsx';
import {
  changeOf,
  commandOf,
  type ManyChange,
  type ManyFields,
  type ManyPart,
  noFields,
} from './many-part.ts';

interface AuthorsProps {
  label: string;
  bylines: readonly Byline[];
  onChange: (bylines: Byline[]) => void;
}

/** Authors, of which one may be typed and not entered yet. */
function Authors({ label, bylines, onChange }: AuthorsProps) {
  const [typed, setTyped] = useState('');
  // A name that stands in the field counts, as it does in the editor.
  const isTypedAlone = bylines.length === 1 && bylines[0]?.name === typed && typed !== '';
  return (
    <AuthorInput
      label={label}
      author={typed}
      bylines={isTypedAlone ? [] : bylines}
      error={undefined}
      onChange={({ author = '', bylines: next }) => {
        setTyped(next ? '' : author);
        onChange(next ?? (author.trim() === '' ? [] : [{ name: author }]));
      }}
    />
  );
}

interface PartFieldsProps {
  part: ManyPart;
  fields: ManyFields;
  setFields: Dispatch<SetStateAction<ManyFields>>;
  categories: readonly CategoryLink[];
}

function PartFields({ part, fields, setFields, categories }: PartFieldsProps) {
  const set = (next: Partial<ManyFields>): void => setFields((was) => ({ ...was, ...next }));
  if (part === 'category') {
    return (
      <CategorySelect
        value={fields.category}
        categories={categories}
        error={undefined}
        isLive
        onChange={(category) => set({ category })}
      />
    );
  }
  if (part === 'tags') {
    return (
      <>
        <TagInput
          label={words.tagsToAdd}
          tagIds={fields.tagsAdded}
          error={undefined}
          onChange={(tagsAdded) => set({ tagsAdded })}
        />
        <TagInput
          label={words.tagsToRemove}
          isKnown
          tagIds={fields.tagsRemoved}
          error={undefined}
          onChange={(tagsRemoved) => set({ tagsRemoved })}
        />
      </>
    );
  }
  if (part === 'authors') {
    return (
      <>
        <Authors
          label={words.authorsToAdd}
          bylines={fields.authorsAdded}
          onChange={(authorsAdded) => set({ authorsAdded })}
        />
        <Authors
          label={words.authorsToRemove}
          bylines={fields.authorsRemoved}
          onChange={(authorsRemoved) => set({ authorsRemoved })}
        />
      </>
    );
  }
  const [yes, no] =
    part === 'premium' ? [words.setPremium, words.setFree] : [words.setFeatured, words.endFeatured];
  return (
    <Choice
      label={part === 'premium' ? words.parts.premium : words.parts.featured}
      options={{ yes, no }}
      value={fields.isSet ? 'yes' : 'no'}
      onChange={(value) => set({ isSet: value === 'yes' })}
    />
  );
}

interface ManyDialogProps {
  part: ManyPart;
  chosen: ChosenArticles;
  categories: readonly CategoryLink[];
  isBusy: boolean;
  onGive: (change: ManyChange) => void;
  onClose: () => void;
}

/** Asks what to change of many articles, or whether to withdraw or delete them. */
export function ManyDialog(props: ManyDialogProps) {
  const { part, chosen, categories, isBusy, onGive, onClose } = props;
  const [fields, setFields] = useState(noFields);
  const isInBrowser = useBackOffice().site.edition === 'browser';
  const [error, setError] = useState<string>();
  const articles = counted(chosen.total, words.articlesForms);
  const summary = <ChosenSummary command={commandOf(part)} chosen={chosen} />;
  const give = (): void => {
    const change = changeOf(part, fields);
    if (change) onGive(change);
    else setError(words.chooseSomething);
  };
  if (part === 'withdraw' || part === 'delete') {
    const isDeletion = part === 'delete';
    return (
      <ConfirmDialog
        isOpen
        title={isDeletion ? partsWords.areYouSure : words.withdrawThese(articles)}
        text={isDeletion ? words.thisWillDelete(articles) : words.thisWillWithdraw}
        confirmLabel={isDeletion ? partsWords.deleteIt : words.withdrawArticles(articles)}
        onConfirm={give}
        onCancel={onClose}
      >
        {summary}
        {isDeletion ? <WayBack isOne={chosen.total === 1} /> : null}
        {isDeletion && isInBrowser && chosen.total > MOST_DELETIONS ? (
          <p className="mt-2 font-semibold text-ui">
            {words.mostRestoredHere(inDigits(MOST_DELETIONS))}
          </p>
        ) : null}
      </ConfirmDialog>
    );
  }
  return (
    <EditDialog
      isOpen
      title={words.partOf(words.parts[part], articles)}
      isDirty={JSON.stringify(fields) !== JSON.stringify(noFields)}
      isBusy={isBusy}
      saveLabel={words.changeArticles(articles)}
      onSave={give}
      onClose={onClose}
    >
      <div className="grid gap-4 p-5">
        <PartFields part={part} fields={fields} setFields={setFields} categories={categories} />
        <p role="alert" className="text-danger empty:hidden">
          {changeOf(part, fields) ? '' : error}
        </p>
        {summary}
      </div>
    </EditDialog>
  );
}
