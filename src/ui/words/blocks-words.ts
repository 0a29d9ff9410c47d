/** Words of the blocks of an article, as readers see them. */

export const recording = 'Recording';
export const readTheTranscript = 'Read the transcript';
export const downloadTheRecording = 'Download the recording';

export const fromNamed = (title: string, provider: string) => `${title}, from ${provider}`;

export const openItAtInstead = (host: string) => `Open it at ${host} instead`;
export const openIt = (host: string) => `Open it at ${host}`;

export const facts = 'Facts';

export const pictures = { one: 'picture', other: 'pictures' };
export const scrollSideways = (count: string) => `${count}, scroll sideways`;
export const gallery = (title: string) => `Gallery: ${title}`;

export const footnotes = 'Footnotes';
export const backToTheTextNote = (at: number) => `Back to the text, note ${at}`;

export const readAlso = 'Read also';

export const table = 'Table';

export const videoPlaysFromAnOutside = 'Video plays from an outside site after you press play.';
export const video = (title: string) => `Video: ${title}`;
export const videoWith = (caption: string) => `Video: ${caption}`;
/** Before a frame of another site is loaded, by its kind. */
const learns = (provider: string) =>
  `When you load it, ${provider} learns your internet address and may set cookies. Until then nothing is sent.`;
export const itComesFrom = {
  video: (provider: string) => `This video comes from ${provider}. ${learns(provider)}`,
  post: (provider: string) => `This post comes from ${provider}. ${learns(provider)}`,
  map: (provider: string) => `This map comes from ${provider}. ${learns(provider)}`,
  chart: (provider: string) => `This chart comes from ${provider}. ${learns(provider)}`,
};
export const loadIt = {
  video: (provider: string) => `Load the video from ${provider}`,
  post: (provider: string) => `Load the post from ${provider}`,
  map: (provider: string) => `Load the map from ${provider}`,
  chart: (provider: string) => `Load the chart from ${provider}`,
};
export const sideways = (count: string) => `${count}, sideways`;

export const writeToTheNewsroom = 'Write to the newsroom';
export const howToReachTheNewsroom = 'How to reach the newsroom';
export const chooseNotifications = 'Turn notifications on or off';
