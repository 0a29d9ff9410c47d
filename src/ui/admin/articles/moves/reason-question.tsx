import { type ReactNode, useState } from 'react';
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

interface ReturnQuestionProps {
  /** Title of the article. */
  about: string;
  onReturn: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason why an article goes back to its writer. */
export const ReturnQuestion = ({ about, onReturn, onCancel }: ReturnQuestionProps) => (
  <ReasonQuestion
    title="Return to its writer"
    about={about}
    label="Reason"
    hint="Its writer reads this above the text until it is sent again."
    missing="Say why you are returning it."
    submitLabel="Return"
    onGive={onReturn}
    onCancel={onCancel}
  />
);
