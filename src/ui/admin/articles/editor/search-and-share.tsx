import { memo } from 'react';
import { describeArticle, shareDescription } from '#core/article/article.ts';
import { leadPictureOf } from '#core/article/article-card.ts';
import { longestMedia } from '#core/text/form-text.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import { slugFrom } from '#core/text/slug.ts';
import { sharePicture } from '#ui/kit/page/share-picture.ts';
import * as articleEditorWords from '#ui/words/admin/article-editor-words.ts';
import { PictureSource } from '../blocks/media/picture-source.tsx';
import { type ArticleFields, articleOf } from './article-fields.ts';
import { FieldInput, type SettingProps, SettingsGroup, setFields } from './field-input.tsx';

/** Host of the site; empty outside a browser. */
const siteHost = (): string => globalThis.location?.host ?? '';

/** The article as search engines show it. */
export const SearchResult = memo(function SearchResult({ fields }: { fields: ArticleFields }) {
  const title = fields.searchTitle.trim() || fields.title.trim() || articleEditorWords.untitled;
  const address = fields.slug.trim() || slugFrom(fields.title);
  return (
    <div className="grid gap-1">
      <p className="break-words text-meta">{`${siteHost()} › article › ${address}`}</p>
      <p className="break-words font-semibold font-serif text-[1rem]/5">{title}</p>
      <p className="break-words text-[0.8125rem]/4.5 text-ink-2">
        {describeArticle(articleOf(fields))}
      </p>
    </div>
  );
});

/** The article as previews of a shared link show it. */
export const ShareCard = memo(function ShareCard({ fields }: { fields: ArticleFields }) {
  const article = articleOf(fields);
  const chosen = fields.sharePicture.trim();
  const lead = leadPictureOf(article).src;
  const isShown = chosen !== '' && chosen.length <= longestMedia(chosen);
  const src = (isShown && safeMedia(chosen)) || sharePicture(lead).src;
  return (
    <div className="max-w-[32rem] border border-edge bg-paper">
      <img src={src} alt="" className="aspect-[1200/630] w-full object-cover" />
      <div className="grid gap-1 p-3">
        <p className="text-meta">{siteHost()}</p>
        <p className="break-words font-bold">
          {fields.shareTitle.trim() || fields.title.trim() || articleEditorWords.untitled}
        </p>
        <p className="break-words text-[0.8125rem]/4.5 text-ink-2">{shareDescription(article)}</p>
      </div>
    </div>
  );
});

/** Words for search engines and for previews of a shared link. */
export function SearchAndShare(setting: SettingProps) {
  const { fields, failure, dispatch } = setting;
  const field = failure?.field ?? '';
  return (
    <SettingsGroup
      title={articleEditorWords.searchAndShare}
      isOpen={/^(?:search|share)/.test(field)}
    >
      <SearchResult fields={fields} />
      <FieldInput {...setting} name="searchTitle" label={articleEditorWords.searchTitle} />
      <FieldInput
        {...setting}
        name="searchDescription"
        label={articleEditorWords.searchDescription}
        rows={3}
      />
      <ShareCard fields={fields} />
      <FieldInput {...setting} name="shareTitle" label={articleEditorWords.shareTitle} />
      <FieldInput
        {...setting}
        name="shareDescription"
        label={articleEditorWords.shareText}
        rows={3}
      />
      <FieldInput
        {...setting}
        name="sharePicture"
        label={articleEditorWords.sharePicture}
        hint={articleEditorWords.addressOfAPicture}
      />
      <PictureSource
        labels={[articleEditorWords.uploadSharePicture, articleEditorWords.sharePictureFromLibrary]}
        onUpload={({ url }) => setFields(dispatch, { sharePicture: url })}
        onChoose={({ url }) => setFields(dispatch, { sharePicture: url })}
      />
    </SettingsGroup>
  );
}
