/** Words of the way to a paper of one's own, on the dashboard. */

export const aPaperOfYourOwn = 'A paper of your own';
export const stepsLeft = (done: string, all: string) =>
  `${done} of ${all} steps done. Begin with any of them, and leave when you like.`;
export const steps = {
  name: { label: 'Give the paper its name', about: 'In the settings, with address and time zone.' },
  look: { label: 'Make it look like yours', about: 'Logo, accent, menu and footer.' },
  about: {
    label: 'Say who you are',
    about: 'About Us, Contact and the rest begin with our words.',
  },
  sections: { label: 'Choose the sections', about: 'Rename, remove and order the categories.' },
  story: { label: 'Write the first story', about: 'It is saved as you type; you publish it.' },
  front: { label: 'Arrange the front', about: 'Choose what leads, or let it fill itself.' },
  invite: { label: 'Invite your colleagues', about: 'Each with a role of their own.' },
} as const;
export const done = '— done';
export const leftOut = '— not needed';
export const notNeeded = 'Not needed';
export const notNeededNamed = (label: string) => `Not needed: ${label}`;
