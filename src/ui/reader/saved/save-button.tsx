import type { ArticlePage } from '#core/article/article-page.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import type { DeviceArticle } from '#ui/kit/stores/device-saves.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { articlePath, patterns } from '#ui/routes.ts';
import * as words from '#ui/words/saved-words.ts';

interface SaveButtonProps {
  article: ArticlePage;
  /** Whether the reader’s account has it; `undefined` without an account. */
  isSaved: boolean | undefined;
  className: string;
}

/** `className` says when it is shown: of two utilities of the same kind, the style sheet decides. */
const ToSave = ({ className = 'inline-flex' }: { className?: string }) => (
  <span className={`items-center gap-2 ${className}`}>
    <Icon name="bookmark" />
    {words.save}
  </span>
);

const IsSaved = ({ className = 'inline-flex' }: { className?: string }) => (
  <span className={`items-center gap-2 ${className}`}>
    <Icon name="bookmarked" />
    {words.saved}
    <span className="sr-only">{`, ${words.removeIt}`}</span>
  </span>
);

const SAVE_FORM = 'save-article';

/** Saves the article on the reader’s account; works without script. */
function AccountButton({ article, isSaved, className }: SaveButtonProps) {
  const { isBusy } = useSentForm(SAVE_FORM);
  return (
    <PostForm id={SAVE_FORM} action={patterns.saved} isSentInPlace className="contents">
      <input type="hidden" name="intent" value={isSaved ? 'remove' : 'save'} />
      <input type="hidden" name="article" value={article.id} />
      <button type="submit" aria-disabled={isBusy} className={className}>
        {isSaved ? <IsSaved /> : <ToSave />}
      </button>
    </PostForm>
  );
}

/** Article as `behaviours/saving.ts` keeps it: its id has to be the first field. */
const forDevice = ({ id, slug, title, kicker, category }: ArticlePage): DeviceArticle => ({
  id,
  path: articlePath({ id, slug }),
  title,
  kicker: kicker ?? category.name,
  ink: category.ink,
});

/** Saves the article on this device (`behaviours/saving.ts`). */
const DeviceButton = ({ article, className }: Pick<SaveButtonProps, 'article' | 'className'>) => (
  <span data-saves={JSON.stringify(forDevice(article))} className="group/save contents">
    <button type="button" className={`needs-script ${className}`}>
      <ToSave className="inline-flex group-data-saved/save:hidden" />
      <IsSaved className="hidden group-data-saved/save:inline-flex" />
    </button>
  </span>
);

/** Button that saves an article for later: on the reader’s account, or else on this device. */
export const SaveButton = ({ isSaved, ...rest }: SaveButtonProps) =>
  isSaved === undefined ? (
    <DeviceButton {...rest} />
  ) : (
    <AccountButton isSaved={isSaved} {...rest} />
  );
