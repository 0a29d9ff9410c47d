import { useId } from 'react';
import type { ProblemDetails } from '#api/problem.ts';
import { type Category, categorySlug } from '#core/category/category.ts';
import { categoryKind } from '#core/category/category-kind.ts';
import { childrenOf, parentOf } from '#core/category/category-tree.ts';
import { type SectionInk, sectionInk, sectionInks } from '#core/category/section-ink.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import { useRecords } from '../parts/api/all-records.ts';
import { useContent } from '../parts/api/use-content.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import { RecordEditor } from '../parts/editor/record-editor.tsx';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { SelectField, TextInput } from '../parts/form/form-field.tsx';
import { type PlainValues, plainFieldsOf, plainValues } from '../parts/form/plain-fields.ts';

/** Names of the colours, as they look. */
const inkNames: Readonly<Record<SectionInk, string>> = {
  india: words.red,
  world: words.blue,
  business: words.green,
  tech: words.teal,
  sports: words.orange,
  entertainment: words.pink,
  life: words.olive,
};

/** Text of the choice of no colour. */
const BY_NAME = words.byName;

interface InkChoiceProps {
  /** The chosen colour; '' for the one by the name. */
  value: string;
  /** The colour that the name gives. */
  byName: SectionInk;
  onChange: (ink: string) => void;
}

/** Choice of a category's colour among those of the paper, which are legible in both themes. */
function InkChoice({ value, byName, onChange }: InkChoiceProps) {
  const name = useId();
  const choices = [
    { ink: '', shown: byName, label: BY_NAME },
    ...sectionInks.map((ink) => ({ ink, shown: ink, label: inkNames[ink] })),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label">{words.colour}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {choices.map(({ ink, shown, label }) => (
          <label
            key={ink}
            data-ink={shown}
            className="flex min-h-9 items-center gap-2 text-ui [--disc-width:20px] pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={ink === value}
              onChange={() => onChange(ink)}
              className="flex-none accent-ink"
            />
            <span className="half-disc flex-none" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ParentSelectProps {
  /** Id of the category in the editor; `undefined` for a new one. */
  id: string | undefined;
  categories: readonly Category[];
  /** Why the categories could not be loaded. */
  failure: ProblemDetails | undefined;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Select of the category that another one belongs to. */
function ParentSelect({ id, categories, failure, ...field }: ParentSelectProps) {
  const own = categories.find((category) => category.id === id);
  const children = own ? childrenOf(own, categories) : [];
  const parents = categories.filter(
    (category) => category.id !== id && parentOf(category, categories) === undefined,
  );
  const offered = children.length > 0 ? [] : parents;
  const names = children.map(({ name }) => name).join(', ');
  return (
    <SelectField
      label={words.partOf}
      hint={
        failure
          ? words.otherCategoriesNotLoaded(failure.detail)
          : children.length > 0
            ? words.itHasCategories(names)
            : words.thePageOfThatCategory
      }
      options={{ '': words.none, ...Object.fromEntries(offered.map((one) => [one.id, one.name])) }}
      {...field}
    />
  );
}

const plain = plainFieldsOf({
  name: { label: words.categoryName },
  description: { label: words.description },
  ink: { label: words.colour },
  parentId: { label: words.partOf },
  slug: { label: words.addressOfThePage },
});

/** Parts for a comparison, with the names of colour and parent. */
const describe = (values: PlainValues, categories: readonly Category[]) =>
  plain.map(({ name, label }) => {
    const value = values[name] ?? '';
    const ink = sectionInks.find((one) => one === value);
    if (name === 'ink') return { label, text: ink ? inkNames[ink] : BY_NAME };
    const parent = categories.find(({ id }) => id === value);
    return { label, text: name === 'parentId' ? (parent?.name ?? value) : value };
  });

/** Editor of a category. */
export function CategoryEditor({ record, onClose }: EditorPlace<Category>) {
  const { value: categories = [], failure } = useRecords('categories');
  const work = useRecordWork({
    collection: 'categories',
    record,
    toFields: (stored) => plainValues(plain, stored),
    labelOf: ({ name }) => name || words.newCategory,
    describe: (values) => describe(values, categories),
    saving: useContent('categories', categoryKind),
    onClose,
  });
  const { fields, change, errorOf } = work;
  const inputOf = (name: string) => ({
    value: fields[name] ?? '',
    onChange: (value: string) => change({ [name]: value }),
    error: errorOf(name),
  });
  const { onChange: chooseInk, value: ink } = inputOf('ink');
  return (
    <RecordEditor
      work={work}
      title={record ? words.editCategory : words.newCategory}
      saveLabel={words.saveCategory}
    >
      <div className="grid gap-4 p-5">
        <TextInput label={words.categoryName} required {...inputOf('name')} />
        <TextInput
          label={words.description}
          hint={words.belowTheHeading}
          rows={3}
          {...inputOf('description')}
        />
        <InkChoice
          value={ink}
          byName={sectionInk(categorySlug(fields.name ?? ''))}
          onChange={chooseInk}
        />
        <ParentSelect
          id={record?.id}
          categories={categories}
          failure={failure}
          {...inputOf('parentId')}
        />
        <TextInput
          label={words.addressOfThePage}
          hint={words.emptyMadeFromTheNameFormer}
          {...inputOf('slug')}
        />
      </div>
    </RecordEditor>
  );
}
