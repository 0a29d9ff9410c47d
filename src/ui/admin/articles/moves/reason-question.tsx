import { type ReactNode, useState } from 'react';
import { commandWords } from '#core/words/workflow-words.ts';
import { TextInput } from '../../parts/form/form-field.tsx';
import { QuestionForm } from './question-form.tsx';

interface ReasonQuestionProps {
  title: string;
  /** Title of the article. */
  about: string;
  /** Label and hint of the text. */
  label: string;
  hint: string;
  /** Error without a text. */
  missing: string;
  submitLabel: string;
  onGive: (text: string) => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks for a sentence that a command needs. */
export function ReasonQuestion(props: ReasonQuestionProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return (
    <QuestionForm
      title={props.title}
      about={props.about}
      submitLabel={props.submitLabel}
      onSubmit={() => (text.trim() ? props.onGive(text.trim()) : setError(props.missing))}
      onCancel={props.onCancel}
    >
      <TextInput
        label={props.label}
        hint={props.hint}
        rows={3}
        required
        value={text}
        onChange={setText}
        error={error}
      />
      {props.children}
    </QuestionForm>
  );
}

interface CommandReasonProps {
  command: keyof typeof commandWords;
  /** Title of the article. */
  about: string;
  onGive: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of a command that its writer is told. */
export function CommandReason({ command, ...props }: CommandReasonProps) {
  const { reason } = commandWords[command];
  if (!reason) return null;
  const { submit, ...words } = reason;
  return <ReasonQuestion {...words} {...props} submitLabel={submit} />;
}
