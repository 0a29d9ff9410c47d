import type { ReactNode } from 'react';
import type { ProblemDetails } from '#api/problem.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { TextInput } from '../../parts/form/form-field.tsx';
import { errorOf } from './article-errors.ts';
import type { ArticleFields } from './article-fields.ts';
import type { EditorDispatch } from './editor-state.ts';

interface SettingsGroupProps {
  title: string;
  /** Shown at the end of the heading. */
  note?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** Collapsible group of settings. */
export function SettingsGroup({ title, note, isOpen = false, children }: SettingsGroupProps) {
  return (
    <details open={isOpen} className="group border-rule border-t pt-3">
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 font-bold pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1">{title}</h3>
        {note ? <span className="font-normal text-meta">{note}</span> : null}
        <Icon name="chevron-down" className="size-4 text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2.5 pb-1">{children}</div>
    </details>
  );
}

/** Properties that the inputs of the article's settings share. */
export interface SettingProps {
  fields: ArticleFields;
  failure: ProblemDetails | undefined;
  dispatch: EditorDispatch;
}

/** Changes fields of the article, as one step of its undo history. */
export const setFields = (dispatch: EditorDispatch, values: Partial<ArticleFields>): void =>
  dispatch({ type: 'set', values, at: performance.now() });

type TextName = {
  [Name in keyof ArticleFields]: ArticleFields[Name] extends string ? Name : never;
}[keyof ArticleFields];

interface FieldInputProps extends SettingProps {
  name: TextName;
  label: string;
  rows?: number;
  hint?: string;
  placeholder?: string;
}

/** Input of one text of the article. */
export function FieldInput({ fields, failure, dispatch, name, ...shown }: FieldInputProps) {
  return (
    <TextInput
      {...shown}
      value={fields[name]}
      error={errorOf(failure, name, fields[name])}
      onChange={(value) => setFields(dispatch, { [name]: value })}
    />
  );
}
