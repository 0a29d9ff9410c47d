import { type ReactNode, useState } from 'react';
import { inDigits } from '#core/locale/numbers.ts';
import type { LookLink } from '#core/look/look.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/site-words.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { OrderedRows } from '../parts/table/ordered-rows.tsx';

/** Id of the `datalist` with the addresses of sections and pages. */
export const ADDRESSES = 'look-addresses';

/** Id of the message about a field of the look: the first part of the place that was refused. */
export const errorIdOf = (path: string): string => `look-${path.split('.')[0]}-error`;

/** Attributes of an input whose value was refused, or of another one. */
export const refusal = (isRefused: boolean, path: string) =>
  isRefused ? { 'aria-invalid': true, 'aria-describedby': errorIdOf(path) } : {};

/** Place of a value in the form that was refused, such as `menu.3.href`. */
export type RefusedField = string | undefined;

interface LinkInputsProps {
  link: LookLink;
  /** Place of the link in the form: `menu.3`. */
  path: string;
  refused: RefusedField;
  /** Name of the link, for the labels of its fields. */
  name: string;
  /** Label of a link without one of its own. */
  placeholder?: string | undefined;
  onChange: (link: LookLink) => void;
}

const input = 'field-box min-w-0 pointer-fine:min-h-9 pointer-fine:py-1.5';

/** Fields of one link. */
export const LinkInputs = ({
  link,
  path,
  refused,
  name,
  placeholder,
  onChange,
}: LinkInputsProps) => (
  <div className="grid min-w-0 flex-1 gap-2 py-2 sm:grid-cols-2">
    <input
      aria-label={words.labelOf(name)}
      {...refusal(refused === path || refused === `${path}.label`, path)}
      placeholder={placeholder ?? words.label}
      value={link.label}
      onChange={({ target }) => onChange({ ...link, label: target.value })}
      className={input}
    />
    <input
      aria-label={words.addressOf(name)}
      {...refusal(refused === `${path}.href`, path)}
      placeholder={words.address}
      list={ADDRESSES}
      value={link.href}
      onChange={({ target }) => onChange({ ...link, href: target.value })}
      className={input}
    />
  </div>
);

interface EditedRowsProps<Item> {
  label: string;
  items: readonly Item[];
  /** Name of an item, for labels and what is spoken. */
  nameOf: (item: Item, at: number) => string;
  content: (item: Item, at: number, change: (item: Item) => void) => ReactNode;
  /** Second line of an item, in its full width. */
  below?: (item: Item, at: number, change: (item: Item) => void) => ReactNode;
  onChange: (items: Item[]) => void;
  /** Most items. */
  most: number;
  added: Item;
  addLabel: string;
}

/** Items in an order that are changed, moved, removed and added. */
export function EditedRows<Item>(props: EditedRowsProps<Item>) {
  const { label, items, nameOf, content, below, onChange, most, added, addLabel } = props;
  const [said, say] = useState('');

  function move(from: number, to: number): void {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
    say(words.placeOf(nameOf(item, from), inDigits(to + 1), inDigits(items.length)));
  }
  function remove(at: number): void {
    const item = items[at];
    if (item === undefined) return;
    onChange(items.toSpliced(at, 1));
    say(words.removed(nameOf(item, at)));
  }

  return (
    <div className="min-w-0">
      {items.length > 0 ? (
        <OrderedRows
          label={label}
          rows={items.map((item, at) => {
            const name = nameOf(item, at);
            const change = (next: Item) => onChange(items.with(at, next));
            return {
              key: String(at),
              content: content(item, at, change),
              below: below?.(item, at, change),
              ...{ up: words.moveUp(name), down: words.moveDown(name), remove: words.remove(name) },
            };
          })}
          onMove={move}
          onRemove={remove}
        />
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button
        tone="line"
        size="small"
        className="mt-2 pointer-coarse:min-h-11"
        disabled={items.length >= most}
        onClick={() => onChange([...items, added])}
      >
        <AdminIcon name="plus" />
        {addLabel}
      </Button>
    </div>
  );
}

interface LinkRowsProps {
  label: string;
  links: readonly LookLink[];
  /** Place of the list in the form: `menu.3.below`. */
  path: string;
  refused: RefusedField;
  onChange: (links: LookLink[]) => void;
  most: number;
  addLabel: string;
}

/** Links in an order. */
export const LinkRows = (props: LinkRowsProps) => {
  const { label, links, path, refused, onChange, most, addLabel } = props;
  const nameOf = (link: LookLink, at: number) => link.label || words.link(inDigits(at + 1));
  return (
    <EditedRows
      label={label}
      items={links}
      nameOf={nameOf}
      content={(link, at, change) => (
        <LinkInputs
          link={link}
          path={`${path}.${at}`}
          refused={refused}
          name={words.link(inDigits(at + 1))}
          onChange={change}
        />
      )}
      onChange={onChange}
      most={most}
      added={{ label: '', href: '' }}
      addLabel={addLabel}
    />
  );
};
