/** Words of messages from readers: their states, notes and answers. */

export const statusFilter = 'Status of messages';
export const allMessages = 'All messages';
export const statuses = {
  new: 'New',
  read: 'Read',
  taken: 'Taken',
  answered: 'Answered',
} as const;
export const takenBy = (name: string) => `Taken by ${name}`;
export const somebody = 'somebody';
export const answerIt = 'I’ll Answer It';
export const release = 'Release';
export const markAsAnswered = 'Mark as Answered';
export const taken = 'The others see that you answer it.';
export const released = 'It is anybody’s to answer again.';
export const markedAsAnswered = 'Message marked as answered.';
export const notes = 'Notes';
export const noteForTheNewsroom = 'Note, for the newsroom alone';
export const addNote = 'Add Note';
export const noteAdded = 'Note added.';
export const answers = 'Answers';
export const answer = 'Answer';
export const answerHint = (address: string) =>
  `A letter to ${address} with the message below it. What comes back goes to the contact address of the settings: it is not read here.`;
export const answerHintWithoutAddress = (address: string) =>
  `A letter to ${address} with the message below it. What comes back is not read here.`;
export const sendAnswer = 'Send Answer';
export const sending = 'Sending…';
export const answerSent = (name: string) => `The answer to ${name} is on its way.`;
export const noMail =
  'This site sends no e-mail. Answer by your own program, and mark the message as answered.';
export const said = (name: string) => `${name}, `;
