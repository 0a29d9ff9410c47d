import { type FormEvent, type ReactNode, useState } from 'react';
import type { ListedPreviewLink } from '#core/article/preview-links/preview-link.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { copyLink } from '#ui/kit/stores/copy-link.ts';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { ListDialog } from '../../parts/dialog/list-dialog.tsx';
import { SelectField, TextInput } from '../../parts/form/form-field.tsx';
import { Instant } from '../../parts/instant.tsx';
import type { MenuEntry } from '../../parts/menu/menu-button.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';

const shown = { newest: words.theNewestWords, now: words.theArticle };

/** The link that was just made: it can be copied now and never again. */
function MadeLink({ link }: { link: string }) {
  return (
    <div role="status" className="grid gap-2 border-strong border-y-2 bg-wash px-5 py-3">
      <p>{words.theLinkIsShownOnce}</p>
      <div className="flex flex-wrap gap-2">
        <input
          readOnly
          aria-label={words.previewLink}
          value={link}
          onFocus={({ target }) => target.select()}
          className="min-h-9 min-w-0 flex-1 rounded-1 border border-edge bg-paper px-2 pointer-coarse:min-h-11"
        />
        <Button
          size="small"
          onClick={() => void copyLink(words.previewLinkCopiedToClipboard, link)}
          className="pointer-coarse:min-h-11"
        >
          {words.copyLink}
        </Button>
      </div>
    </div>
  );
}

function LinkRow({ link, onRevoke }: { link: ListedPreviewLink; onRevoke: () => void }) {
  const { label, at, by, until, isNewest } = link;
  const name = label || words.withoutAName;
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-rule border-b py-2.5 wrap-anywhere">
      <span className="min-w-0 flex-1">
        <b className="font-semibold">{name}</b>
        <span className="block text-meta">
          <Sentence
            words={isNewest ? words.newestWordsUntil : words.wordsOfUntil}
            slots={{
              at: () => <Instant at={at} />,
              by: () => (by?.name ? words.commaBy(by.name) : null),
              until: () => <Instant at={until} />,
            }}
          />
        </span>
      </span>
      <Button
        tone="line"
        size="small"
        aria-label={words.revokeNamed(name)}
        onClick={onRevoke}
        className="pointer-coarse:min-h-11"
      >
        {words.revoke}
      </Button>
    </li>
  );
}

interface PreviewLinksDialogProps {
  articleId: string;
  onClose: () => void;
}

/** Makes, lists and revokes links by which people without an account read the article. */
function PreviewLinksDialog({ articleId, onClose }: PreviewLinksDialogProps) {
  const { edition } = useBackOffice().site;
  const loaded = useLoaded(articleId, async () => {
    const list = await adminClient().ask('GET /admin/articles/:id/preview-links', {
      id: articleId,
    });
    return list.links;
  });
  const work = useWork();
  const [label, setLabel] = useState('');
  const [shows, setShows] = useState<string>('newest');
  const [made, setMade] = useState<{ id: string; link: string }>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await work.run(() =>
      adminClient().ask('POST /admin/articles/:id/preview-links', {
        ...{ id: articleId, label, isNewest: shows === 'newest' },
      }),
    );
    if (answer === undefined) return;
    setMade(answer);
    setLabel('');
    loaded.reload();
  };
  const revoke = async (linkId: string): Promise<void> => {
    const revoked = await work.run(
      () =>
        adminClient().ask('DELETE /admin/articles/:id/preview-links/:linkId', {
          id: articleId,
          linkId,
        }),
      { title: words.success, text: words.theLinkNoLongerWorks },
    );
    if (revoked !== undefined) setMade((last) => (last?.id === linkId ? undefined : last));
    loaded.reload();
  };
  return (
    <ListDialog
      title={words.previewLinks}
      about={edition === 'browser' ? words.inThisEditionArticlesLive : words.peopleWithALinkRead}
      above={
        <>
          {made ? <MadeLink link={made.link} /> : null}
          {edition === 'browser' ? null : (
            <form
              noValidate
              onSubmit={(event) => void submit(event)}
              className="grid gap-3 border-rule border-b px-5 py-4"
            >
              <TextInput
                label={words.forLabel}
                hint={words.aNameForThisList}
                value={label}
                onChange={setLabel}
                error={work.failure?.field === 'label' ? work.failure.detail : undefined}
              />
              <SelectField label={words.shows} value={shows} onChange={setShows} options={shown} />
              <Button
                type="submit"
                size="small"
                disabled={work.isBusy}
                className="justify-self-start pointer-coarse:min-h-11"
              >
                {words.makeLink}
              </Button>
            </form>
          )}
        </>
      }
      loaded={loaded}
      empty={edition === 'server' ? words.thereAreNoPreviewLinks : undefined}
      row={(link) => <LinkRow key={link.id} link={link} onRevoke={() => void revoke(link.id)} />}
      onClose={onClose}
    />
  );
}

interface PreviewLinkControls {
  entries: MenuEntry[];
  /** The open dialog; render it outside the editor's form. */
  dialog: ReactNode;
}

/** Entry of the editor's menu that opens the preview links of the article, once it is on the desk. */
export function usePreviewLinks(id: string | undefined): PreviewLinkControls {
  const [isOpen, setOpen] = useState(false);
  if (id === undefined) return { entries: [], dialog: null };
  return {
    entries: [{ label: words.previewLinksDots, onChoose: () => setOpen(true) }],
    dialog: isOpen ? <PreviewLinksDialog articleId={id} onClose={() => setOpen(false)} /> : null,
  };
}
