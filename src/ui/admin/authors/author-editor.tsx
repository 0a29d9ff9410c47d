import { isAtLeast } from '#core/account/role.ts';
import type { Author, AuthorLink } from '#core/author/author.ts';
import { authorKind } from '#core/author/author-kind.ts';
import { MOST_LINKS } from '#core/author/author-links.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { ErrorLine } from '#ui/kit/design/field-frame.tsx';
import * as words from '#ui/words/admin/collections-words.ts';
import { MediaField } from '../media/media-field.tsx';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { allRecords } from '../parts/api/all-records.ts';
import { useContent } from '../parts/api/use-content.ts';
import { useLoaded } from '../parts/api/use-loaded.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import type { VersionPart } from '../parts/dialog/compare-dialog.tsx';
import { RecordEditor } from '../parts/editor/record-editor.tsx';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { SelectField, TextInput } from '../parts/form/form-field.tsx';
import { RowButton } from '../parts/table/row-button.tsx';
import { useRole } from '../shell/back-office-route.tsx';

interface LinkInputsProps {
  links: readonly AuthorLink[];
  error: string | undefined;
  onChange: (links: AuthorLink[]) => void;
}

/** Links of an author: label and address of each. */
function LinkInputs({ links, error, onChange }: LinkInputsProps) {
  const set = (at: number, change: Partial<AuthorLink>): void =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...change } : link)));
  return (
    <fieldset>
      <legend className="mb-1.5 text-label">{words.links}</legend>
      <ul className="grid gap-3">
        {links.map(({ label, address }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a link
          <li key={at} className="flex flex-wrap items-end gap-2">
            <TextInput
              label={words.labelOfLink(at + 1)}
              value={label}
              onChange={(next) => set(at, { label: next })}
            />
            <TextInput
              label={words.addressOfLink(at + 1)}
              placeholder="mailto:asha@example.com"
              value={address}
              onChange={(next) => set(at, { address: next })}
            />
            <RowButton
              icon="delete"
              label={words.removeLink(at + 1)}
              onClick={() => onChange(links.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      {error ? <ErrorLine id="links-error">{error}</ErrorLine> : null}
      <Button
        tone="line"
        size="small"
        className="mt-2"
        disabled={links.length >= MOST_LINKS}
        onClick={() => onChange([...links, { label: '', address: '' }])}
      >
        <AdminIcon name="plus" />
        {words.addLink}
      </Button>
    </fieldset>
  );
}

interface AccountSelectProps {
  /** Id of an account, or '' for none. */
  value: string;
  onChange: (id: string) => void;
}

/** Choice of the author's account. Only owners see accounts; for others nothing is shown. */
function AccountSelect({ value, onChange }: AccountSelectProps) {
  const isOwner = isAtLeast(useRole(), 'owner');
  const { value: users = [], failure } = useLoaded(isOwner ? 'users' : undefined, () =>
    allRecords('users'),
  );
  if (!isOwner) return null;
  return (
    <SelectField
      label={words.account}
      hint={failure && words.accountsNotLoaded(failure.detail)}
      options={{ '': words.none, ...Object.fromEntries(users.map(({ id, name }) => [id, name])) }}
      value={value}
      onChange={onChange}
    />
  );
}

/** Editable fields of an author. */
type AuthorFields = ReturnType<typeof authorFields>;

const authorFields = (author: Author | undefined) => ({
  name: author?.name ?? '',
  slug: author?.slug ?? '',
  role: author?.role ?? '',
  biography: author?.biography ?? '',
  picture: author?.picture ?? '',
  pictureAlt: author?.pictureAlt ?? '',
  links: (author?.links ?? []).map(({ label, address }): AuthorLink => ({ label, address })),
  userId: author?.userId ?? '',
});

/** Parts of an author for a comparison. */
const describeAuthor = (fields: AuthorFields): VersionPart[] => [
  { label: words.name, text: fields.name },
  { label: words.role, text: fields.role },
  { label: words.biography, text: fields.biography },
  { label: words.portrait, text: fields.picture },
  { label: words.portraitDescription, text: fields.pictureAlt },
  { label: words.addressOfThePage, text: fields.slug },
  { label: words.account, text: fields.userId },
  ...fields.links.map(({ label, address }, at) => ({
    label: words.link(at + 1),
    text: `${label} ${address}`,
  })),
];

/** Editor of an author. */
export function AuthorEditor({ record, onClose }: EditorPlace<Author>) {
  const work = useRecordWork({
    collection: 'authors',
    record,
    toFields: authorFields,
    labelOf: ({ name }) => name || words.newAuthor,
    describe: describeAuthor,
    saving: useContent('authors', authorKind),
    onClose,
  });
  const { fields, change, errorOf } = work;
  return (
    <RecordEditor
      work={work}
      size="wide"
      title={record ? words.editAuthor : words.newAuthorHeading}
      saveLabel={words.saveAuthor}
    >
      <div className="grid gap-4 p-5 md:grid-cols-2">
        <TextInput
          label={words.name}
          required
          value={fields.name}
          onChange={(name) => change({ name })}
          error={errorOf('name')}
        />
        <TextInput
          label={words.role}
          placeholder={words.economyCorrespondent}
          value={fields.role}
          onChange={(role) => change({ role })}
          error={errorOf('role')}
        />
        <div className="md:col-span-2">
          <TextInput
            label={words.biography}
            rows={5}
            hint={words.anEmptyLineBegins}
            value={fields.biography}
            onChange={(biography) => change({ biography })}
            error={errorOf('biography')}
          />
        </div>
        <MediaField
          label={words.portrait}
          src={fields.picture}
          type="image"
          onMedia={({ url, name }) =>
            change((was) => ({ ...was, picture: url, pictureAlt: was.pictureAlt || name }))
          }
          onRemove={() => change({ picture: '' })}
          hint={words.aSquarePictureSuitsBest}
        />
        <div className="grid content-start gap-4">
          <TextInput
            label={words.portraitDescription}
            hint={words.sayWhatThePortraitShows}
            value={fields.pictureAlt}
            onChange={(pictureAlt) => change({ pictureAlt })}
            error={errorOf('pictureAlt')}
          />
          <TextInput
            label={words.addressOfThePage}
            hint={words.emptyMadeFromTheName}
            value={fields.slug}
            onChange={(slug) => change({ slug })}
            error={errorOf('slug')}
          />
          <AccountSelect value={fields.userId} onChange={(userId) => change({ userId })} />
        </div>
        <div className="md:col-span-2">
          <LinkInputs
            links={fields.links}
            error={errorOf('links')}
            onChange={(links) => change({ links })}
          />
        </div>
      </div>
    </RecordEditor>
  );
}
