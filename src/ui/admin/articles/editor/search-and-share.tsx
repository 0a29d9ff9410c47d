import { memo } from 'react';
import { describeArticle, shareDescription } from '#core/article/article.ts';
import { categoryLink, leadPictureOf } from '#core/article/article-card.ts';
import {
  cardOfArticle,
  type ShareCard as ShareCardContent,
  shareCardAddress,
} from '#core/image/share-card.ts';
import { longestMedia } from '#core/text/form-text.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import { slugFrom } from '#core/text/slug.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { sharePicture } from '#ui/kit/page/share-picture.ts';
import * as articleEditorWords from '#ui/words/admin/article-editor-words.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';
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

/** Sizes of a card's title in hundredths of its width, each with the longest title that usually fits. */
const titleSizes = [
  [40, 7.6],
  [60, 6.5],
  [85, 5.6],
  [115, 4.8],
  [160, 4.2],
  [Number.POSITIVE_INFINITY, 3.6],
] as const;

/** The picture that the server draws for shared links, as `server/share/draw-share-card.ts` does, in roughly its lines. */
function DrawnCard({ card }: { card: ShareCardContent }) {
  const [, size] = titleSizes.find(([most]) => card.title.length <= most) ?? [0, 3.6];
  return (
    <div
      data-ink={card.ink}
      aria-hidden="true"
      className="relative grid aspect-[1200/630] grid-cols-[760fr_440fr] overflow-hidden bg-white text-[#12181f] [container-type:inline-size]"
    >
      <div className="absolute inset-x-0 top-0 h-[1.33cqw] bg-print" />
      <div className="flex min-h-0 flex-col px-[5.3cqw] pt-[4.6cqw] pb-[4.3cqw]">
        <p className="mb-[2cqw] font-semibold text-[2.5cqw]/[1.3] text-print">{card.label}</p>
        <p
          {...writtenIn(card.title)}
          style={{ fontSize: `${size}cqw` }}
          className="min-h-0 flex-1 overflow-hidden break-words font-semibold font-serif leading-[1.1]"
        >
          {card.title}
        </p>
        {card.logo ? (
          <img
            src={safeMedia(card.logo)}
            alt=""
            className="h-[4.6cqw] max-w-[30cqw] object-contain object-left"
          />
        ) : (
          <p className="font-serif font-semibold text-[3.3cqw]/[1.2]">{card.siteName}</p>
        )}
      </div>
      {card.art ? (
        <img src={safeMedia(card.art)} alt="" className="size-full min-h-0 object-cover" />
      ) : (
        <div className="bg-print" />
      )}
    </div>
  );
}

/** The article as previews of a shared link show it. */
export const ShareCard = memo(function ShareCard({ fields }: { fields: ArticleFields }) {
  const { site } = useBackOffice();
  const article = articleOf(fields);
  const chosen = fields.sharePicture.trim();
  const leadPicture = leadPictureOf(article);
  const isShown = chosen !== '' && chosen.length <= longestMedia(chosen);
  const own = isShown ? safeMedia(chosen) : undefined;
  const title = fields.shareTitle.trim() || fields.title.trim() || articleEditorWords.untitled;
  const category =
    site.categories.find(({ name }) => name === article.category) ?? categoryLink(article.category);
  const card = cardOfArticle({ id: '', title, category, leadPicture }, site);
  const isDrawn = site.edition === 'server' && !own && shareCardAddress(card) !== undefined;
  return (
    <div className="max-w-[32rem] border border-edge bg-paper">
      {isDrawn ? (
        <DrawnCard card={card} />
      ) : (
        <img
          src={own ?? sharePicture(leadPicture.src).src}
          alt=""
          className="aspect-[1200/630] w-full object-cover"
        />
      )}
      <div className="grid gap-1 p-3">
        <p className="text-meta">{siteHost()}</p>
        <p className="break-words font-bold">{title}</p>
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
