import type { ProblemDetails } from '#api/problem.ts';
import { TextInput } from '../../parts/form/form-field.tsx';
import { errorOf } from './article-errors.ts';
import type { ArticleFields } from './article-fields.ts';
import type { EditorDispatch } from './editor-state.ts';

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
