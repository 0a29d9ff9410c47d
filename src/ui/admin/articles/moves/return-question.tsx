import { useState } from 'react';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { TextInput } from '../../parts/form/form-field.tsx';
import { titleOf } from '../list/desk-cells.tsx';
import { QuestionForm } from './question-form.tsx';

interface ReturnQuestionProps {
  row: DeskRow;
  onReturn: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason why an article goes back to its writer. */
export function ReturnQuestion({ row, onReturn, onCancel }: ReturnQuestionProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  return (
    <QuestionForm
      title="Return to its writer"
      about={titleOf(row)}
      submitLabel="Return"
      onSubmit={() => (reason.trim() ? onReturn(reason) : setError('Say why it goes back.'))}
      onCancel={onCancel}
    >
      <TextInput
        label="Reason"
        rows={3}
        required
        value={reason}
        onChange={setReason}
        error={error}
      />
    </QuestionForm>
  );
}
