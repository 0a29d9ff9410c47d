import { ReasonQuestion } from './reason-question.tsx';

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
