import { type Category, categorySlug } from '#core/category/category.ts';
import { categoryKind } from '#core/category/category-kind.ts';
import { sectionInk, sectionInks } from '#core/category/section-ink.ts';
import { useContent } from '../parts/api/use-content.ts';
import { useRecords } from '../parts/api/use-records.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import { RecordEditor } from '../parts/editor/record-editor.tsx';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { TextInput } from '../parts/form/form-field.tsx';
import { type PlainValues, plainFieldsOf, plainValues } from '../parts/form/plain-fields.ts';
import { BY_NAME, InkChoice, inkNames } from './ink-choice.tsx';
import { ParentSelect } from './parent-select.tsx';

const plain = plainFieldsOf({
  name: { label: 'Category Name' },
  description: { label: 'Description' },
  ink: { label: 'Colour' },
  parentId: { label: 'Part of' },
  slug: { label: 'Address of the page' },
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
  const categories = useRecords('categories') ?? [];
  const work = useRecordWork({
    collection: 'categories',
    record,
    toFields: (stored) => plainValues(plain, stored),
    labelOf: ({ name }) => name || 'New Category',
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
      title={record ? 'Edit Category' : 'New Category'}
      saveLabel="Save Category"
    >
      <div className="grid gap-4 p-5">
        <TextInput label="Category Name" required {...inputOf('name')} />
        <TextInput
          label="Description"
          hint="Below the heading of the page, and in search results."
          rows={3}
          {...inputOf('description')}
        />
        <InkChoice
          value={ink}
          byName={sectionInk(categorySlug(fields.name ?? ''))}
          onChange={chooseInk}
        />
        <ParentSelect id={record?.id} categories={categories} {...inputOf('parentId')} />
        <TextInput
          label="Address of the page"
          hint="Empty: made from the name. Former addresses lead to the present one."
          {...inputOf('slug')}
        />
      </div>
    </RecordEditor>
  );
}
