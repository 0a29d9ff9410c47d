import { useEffect, useRef, useState } from 'react';
import { inDigits } from '#core/locale/numbers.ts';
import { defaultLook, type FooterColumn, lookLimits, type MenuEntry } from '#core/look/look.ts';
import type { Site } from '#core/site/site.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { categoryAt, footerColumns } from '#ui/kit/frame/site-links.ts';
import { adminSectionPath, categoryPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/site-words.ts';
import { ConfirmDialog } from '../parts/dialog/confirm-dialog.tsx';
import { EditedRows, LinkInputs, LinkRows, type RefusedField, refusal } from './link-rows.tsx';

interface OwnListProps {
  onClick: () => void;
  children: string;
}

const ListButton = ({ onClick, children }: OwnListProps) => (
  <Button tone="line" size="small" onClick={onClick} className="pointer-coarse:min-h-11">
    {children}
  </Button>
);

/** Most sections that a menu of one's own begins with. */
const FIRST_ENTRIES = 9;

interface GiveUpProps {
  label: string;
  question: string;
  onGiveUp: () => void;
}

/** Button that gives up a list of one's own, after a question. */
function GiveUp({ label, question, onGiveUp }: GiveUpProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <ListButton onClick={() => setAsking(true)}>{label}</ListButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        text={words.readersKeepUntilPublished}
        confirmLabel={words.giveUp}
        onConfirm={() => {
          setAsking(false);
          onGiveUp();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** Focuses the first control of a list that has become one's own, or is no longer. */
function useFocusAfterSwitch(isOwn: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const was = useRef(isOwn);
  useEffect(() => {
    if (was.current === isOwn) return;
    was.current = isOwn;
    list.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isOwn]);
  return list;
}

interface MenuEditorProps {
  menu: readonly MenuEntry[];
  categories: Site['categories'];
  refused: RefusedField;
  onChange: (menu: MenuEntry[]) => void;
}

/** The menu: all sections, or entries of one's own with links one level below. */
export function MenuEditor({ menu, categories, refused, onChange }: MenuEditorProps) {
  const list = useFocusAfterSwitch(menu.length > 0);
  if (menu.length === 0) {
    const sections = categories
      .slice(0, FIRST_ENTRIES)
      .map(({ slug }) => ({ label: '', href: categoryPath(slug), below: [] }));
    return (
      <div ref={list} className="grid justify-items-start gap-3">
        <p>
          <Sentence
            words={words.menuFollowsSections}
            slots={{
              a: (link) => (
                <a href={adminSectionPath('categories')} className="prose-link">
                  {link}
                </a>
              ),
            }}
          />
        </p>
        <ListButton
          onClick={() =>
            onChange(sections.length > 0 ? sections : [{ label: '', href: '', below: [] }])
          }
        >
          {words.makeAMenu}
        </ListButton>
      </div>
    );
  }
  const sectionOf = ({ href }: MenuEntry): string | undefined =>
    categories.find(({ slug }) => slug === categoryAt(href))?.name;
  const nameOf = (entry: MenuEntry, at: number): string =>
    entry.label || sectionOf(entry) || words.entry(inDigits(at + 1));
  return (
    <div ref={list} className="grid justify-items-stretch gap-3">
      <p className="text-meta">{words.nineFit}</p>
      <EditedRows
        label={words.menu}
        items={menu}
        nameOf={nameOf}
        content={(entry, at, change) => (
          <LinkInputs
            link={entry}
            path={`menu.${at}`}
            refused={refused}
            name={words.entry(inDigits(at + 1))}
            placeholder={sectionOf(entry)}
            onChange={(link) => change({ ...entry, ...link })}
          />
        )}
        below={(entry, at, change) => (
          <>
            {entry.label === '' && entry.href !== '' && !sectionOf(entry) ? (
              <p className="pb-2 text-meta text-warn">{words.leadsNowhere}</p>
            ) : null}
            <LinkRows
              label={words.linksBelow(nameOf(entry, at))}
              links={entry.below}
              path={`menu.${at}.below`}
              refused={refused}
              onChange={(below) => change({ ...entry, below })}
              most={lookLimits.below}
              addLabel={words.addALinkBelow}
            />
          </>
        )}
        onChange={onChange}
        most={lookLimits.menu}
        added={{ label: '', href: '', below: [] }}
        addLabel={words.addAnEntry}
      />
      <GiveUp
        label={words.backToSections}
        question={words.backToSectionsQuestion}
        onGiveUp={() => onChange([])}
      />
    </div>
  );
}

interface FooterEditorProps {
  footer: readonly FooterColumn[];
  refused: RefusedField;
  onChange: (footer: FooterColumn[]) => void;
}

/** The columns of the footer: the specified ones, or columns of one's own. */
export function FooterEditor({ footer, refused, onChange }: FooterEditorProps) {
  const list = useFocusAfterSwitch(footer.length > 0);
  if (footer.length === 0) {
    return (
      <div ref={list} className="grid justify-items-start gap-3">
        <p>{words.footerIsOurs}</p>
        <ListButton
          onClick={() => onChange(footerColumns({ look: defaultLook(), withdrawnPages: [] }))}
        >
          {words.makeColumns}
        </ListButton>
      </div>
    );
  }
  return (
    <div ref={list} className="grid gap-3">
      <EditedRows
        label={words.footer}
        items={footer}
        nameOf={({ heading }, at) => heading || words.column(inDigits(at + 1))}
        content={(column, at, change) => {
          const name = words.column(inDigits(at + 1));
          return (
            <div className="min-w-0 flex-1 py-2">
              <input
                aria-label={words.heading(name)}
                {...refusal(refused === `footer.${at}.heading`, 'footer')}
                placeholder={name}
                value={column.heading}
                onChange={({ target }) => change({ ...column, heading: target.value })}
                className="field-box font-bold pointer-fine:min-h-9 pointer-fine:py-1.5"
              />
            </div>
          );
        }}
        below={(column, at, change) => (
          <LinkRows
            label={words.linksOf(column.heading || words.column(inDigits(at + 1)))}
            links={column.links}
            path={`footer.${at}.links`}
            refused={refused}
            onChange={(links) => change({ ...column, links })}
            most={lookLimits.links}
            addLabel={words.addALink}
          />
        )}
        onChange={onChange}
        most={lookLimits.columns}
        added={{ heading: '', links: [] }}
        addLabel={words.addAColumn}
      />
      <GiveUp
        label={words.backToColumns}
        question={words.backToColumnsQuestion}
        onGiveUp={() => onChange([])}
      />
    </div>
  );
}
