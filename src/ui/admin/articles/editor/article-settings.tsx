import { memo, type ReactNode, useState } from 'react';
import type { ProblemDetails } from '#api/problem.ts';
import { leadImage } from '#core/article/article.ts';
import { type CategoryLink, leadPictureOf } from '#core/article/article-card.ts';
import type { Crop } from '#core/article/crop.ts';
import { USUAL_FOCUS } from '#core/article/focus.ts';
import { headTextNames } from '#core/article/head-texts.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { slugFrom } from '#core/text/slug.ts';
import { FieldFrame, useField } from '#ui/kit/design/field-frame.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import type { PictureRatio } from '#ui/kit/design/picture-box.ts';
import * as articleEditorWords from '#ui/words/admin/article-editor-words.ts';
import { CropButtons } from '../../parts/crop/crop-dialog.tsx';
import { FocusInput } from '../../parts/form/focus-input.tsx';
import { compactField } from '../../parts/form/form-field.tsx';
import { SwitchField } from '../../parts/form/switch-field.tsx';
import { AuthorInput } from '../references/author-input.tsx';
import { TagInput } from '../references/tag-input.tsx';
import { ArticleCategory } from './article-category.tsx';
import { errorOf } from './article-errors.ts';
import { type ArticleFields, articleOf } from './article-fields.ts';
import { checksOf, lengthOf } from './article-measures.ts';
import type { EditorDispatch } from './editor-state.ts';
import { FieldInput, type SettingProps, SettingsGroup, setFields } from './field-input.tsx';
import { SearchAndShare } from './search-and-share.tsx';

const crops: { ratio: PictureRatio; className: string }[] = [
  { ratio: '16:9', className: 'w-24' },
  { ratio: '4:3', className: 'w-18' },
  { ratio: '1:1', className: 'w-13.5' },
];

interface FocusSettingProps extends Pick<SettingProps, 'fields' | 'dispatch'> {
  /** Crops the picture of the image block with that id. */
  onCrop: (id: string, crop: Crop | undefined) => void;
}

/** Focal point and crop of the lead picture, with the shapes in which lists show it. */
export function FocusSetting({ fields, dispatch, onCrop }: FocusSettingProps) {
  const article = articleOf(fields);
  const picture = leadPictureOf(article);
  const blockId = leadImage(article)?.id ?? '';
  if (picture.src === undefined) return null;
  const focus = picture.focus ?? USUAL_FOCUS;
  return (
    <SettingsGroup
      title={articleEditorWords.leadPicture}
      note={articleEditorWords.focalPointWith(focus.x, focus.y)}
    >
      <FocusInput
        src={picture.src}
        value={focus}
        crop={picture.crop}
        onChange={(next) => setFields(dispatch, { focus: next })}
      />
      <div className="flex flex-wrap gap-2">
        <CropButtons
          src={picture.src}
          crop={picture.crop}
          focus={focus}
          of={articleEditorWords.leadPictureInside}
          onCrop={(crop) => onCrop(blockId, crop)}
        />
      </div>
      <div className="flex items-end gap-2">
        {crops.map(({ ratio, className }) => (
          <figure key={ratio} className={className}>
            <Picture picture={{ ...picture, focus }} ratio={ratio} isDecorative />
            <figcaption className="text-meta">{ratio}</figcaption>
          </figure>
        ))}
      </div>
    </SettingsGroup>
  );
}

/** Error of the slug: of its rules, or that the refused one leads to another article. */
function useSlugError({ failure, fields: { slug } }: SettingProps): string | undefined {
  const [refused, setRefused] = useState({ failure, slug });
  if (refused.failure !== failure) setRefused({ failure, slug });
  const isTaken = failure?.code === 'article-slug-taken' && refused.slug === slug;
  return isTaken ? failure.detail : errorOf(failure, 'slug', slug);
}

interface AddressSettingProps extends SettingProps {
  /** Id of an article that was published without a slug, which is then its address. */
  idAddress: string | undefined;
}

/** Input of the article's slug. A new article without one gets it from its title when it is published. */
function AddressSetting(props: AddressSettingProps) {
  const { fields, dispatch, idAddress } = props;
  const error = useSlugError(props);
  const isMade = idAddress === undefined;
  const hint = isMade
    ? articleEditorWords.madeFromTheTitle
    : articleEditorWords.oldAddressesRedirect;
  const field = useField({ error, hint, isLive: true });
  return (
    <FieldFrame id={field.id} label={articleEditorWords.address} hint={hint} error={error}>
      <div className="flex items-center gap-1">
        <span className="text-ink-3 text-meta">{articleEditorWords.article}</span>
        <input
          {...field}
          autoCapitalize="none"
          spellCheck={false}
          value={fields.slug}
          placeholder={idAddress ?? slugFrom(fields.title)}
          onChange={({ target }) => setFields(dispatch, { slug: target.value })}
          className={`${field.className} ${compactField} min-w-0`}
        />
      </div>
    </FieldFrame>
  );
}

interface ArticleSettingsProps {
  fields: ArticleFields;
  categories: readonly CategoryLink[];
  failure: ProblemDetails | undefined;
  /** True where the user may choose the lead story of the homepage. */
  mayFeature: boolean;
  /** Hidden on narrow screens, where the settings are a tab of their own. */
  isBesideText: boolean;
  /** Id of an article that was published without a slug, which is then its address. */
  idAddress?: string | undefined;
  dispatch: EditorDispatch;
  /** Crops the picture of the image block with that id. */
  onCrop: (id: string, crop: Crop | undefined) => void;
  /** Above the settings: the notes. */
  children?: ReactNode;
}

const Measures = memo(function Measures({ fields }: { fields: ArticleFields }) {
  const { words, characters, minutes } = lengthOf(fields);
  return (
    <section className="border-rule border-t pt-4">
      <h3 className="font-bold">{articleEditorWords.beforeYouSave}</h3>
      <ul className="mt-1.5">
        {checksOf(fields).map(({ text, isGood }) => (
          <li key={text} className="flex gap-2 py-1 text-[0.8125rem]/4.5 text-ink-2">
            <Icon
              name={isGood ? 'check' : 'alert'}
              className={`mt-px size-4 ${isGood ? 'text-ok' : 'text-warn'}`}
            />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-meta tabular-nums">
        {counted(words, articleEditorWords.words)}
        {words > 0 ? articleEditorWords.minRead(inDigits(minutes)) : ''}
      </p>
      <p className="text-meta tabular-nums">{counted(characters, articleEditorWords.characters)}</p>
    </section>
  );
});

interface SwitchesProps {
  isFeatured: boolean;
  isPremium: boolean;
  mayFeature: boolean;
  dispatch: EditorDispatch;
}

function Switches({ isFeatured, isPremium, mayFeature, dispatch }: SwitchesProps) {
  const set = (values: Partial<ArticleFields>): void =>
    dispatch({ type: 'set', values, at: performance.now() });
  return (
    <>
      {mayFeature ? (
        <SwitchField
          label={articleEditorWords.featured}
          hint={articleEditorWords.theFirstFeaturedArticleLeads}
          isOn={isFeatured}
          onChange={(isOn) => set({ isFeatured: isOn })}
        />
      ) : null}
      <SwitchField
        label={articleEditorWords.premium}
        hint={articleEditorWords.onlySubscribersReadBeyond}
        isOn={isPremium}
        onChange={(isOn) => set({ isPremium: isOn })}
      />
    </>
  );
}

/** Settings of an article besides its text, with checks and previews. */
export function ArticleSettings(props: ArticleSettingsProps) {
  const { fields, categories, failure, mayFeature, isBesideText, idAddress, dispatch, onCrop } =
    props;
  const setting = { fields, failure, dispatch };
  const set = (values: Partial<ArticleFields>): void =>
    dispatch({ type: 'set', values, at: performance.now() });
  return (
    <aside
      data-part="settings"
      aria-label={articleEditorWords.articleSettings}
      className={`grid content-start gap-4.5 border-rule border-t bg-paper p-5 lg:overflow-auto lg:border-t-0 lg:border-s ${isBesideText ? 'max-lg:hidden' : ''}`}
    >
      {props.children}
      <div className="max-lg:hidden">
        <ArticleCategory
          fields={fields}
          categories={categories}
          failure={failure}
          dispatch={dispatch}
        />
      </div>
      {headTextNames
        // The standfirst is written in the article itself.
        .filter((name) => name !== 'standfirst')
        .map((name) => (
          <FieldInput
            key={name}
            {...setting}
            name={name}
            label={articleEditorWords.headTexts[name]}
            placeholder={name === 'kicker' ? fields.category : ''}
          />
        ))}
      <AuthorInput
        author={fields.author}
        bylines={fields.bylines}
        error={
          errorOf(failure, 'author', fields.author) ?? errorOf(failure, 'bylines', fields.bylines)
        }
        onChange={set}
      />
      <TagInput
        tagIds={fields.tagIds}
        error={errorOf(failure, 'tagIds', fields.tagIds)}
        onChange={(tagIds) => set({ tagIds })}
      />
      <Switches
        isFeatured={fields.isFeatured}
        isPremium={fields.isPremium}
        mayFeature={mayFeature}
        dispatch={dispatch}
      />
      <FocusSetting {...setting} onCrop={onCrop} />
      <AddressSetting {...setting} idAddress={idAddress} />
      <SearchAndShare {...setting} />
      <Measures fields={fields} />
    </aside>
  );
}
