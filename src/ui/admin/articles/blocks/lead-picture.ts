import { createContext } from 'react';

interface LeadPicture {
  /** Id of the image block that leads the article; `undefined` without a picture. */
  id: string | undefined;
  /** True for image blocks that can lead: with a picture, and not behind the paywall. */
  mayLead: (id: string) => boolean;
  /** Makes the image block with that id the lead picture. */
  choose: (id: string) => void;
}

/** Lead picture of the article in the editor, for the fields of its pictures. */
export const LeadPictureContext = createContext<LeadPicture>({
  id: undefined,
  mayLead: () => false,
  choose: () => {},
});
