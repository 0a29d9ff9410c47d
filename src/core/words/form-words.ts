import { type Excess, tooLong } from './too-long.ts';

export interface Numbered {
  number: number;
}

const TITLE_AND_CATEGORY = 'Title and Category are required.';
const VIDEO_ID_AND_TITLE = 'Video ID and Title are required.';
const STORY = 'Title and Cover Image Description are required.';
const NAME_AND_PLACEMENT = 'Name and Placement are required.';
const IMAGE = 'Image URL and Alt Text are required.';
const SLUG = 'An address has lower-case letters, digits and single hyphens, such as asha-rao.';
const NOTIFICATION = 'Title and message are required.';

/** Messages of the back office's form rules. Part of `staffWords`. */
export const formWords = {
  'article-title-missing': TITLE_AND_CATEGORY,
  'article-title-too-long': tooLong('The title'),
  'breaking-text-missing': 'Please write the line.',
  'breaking-text-too-long': tooLong('The line'),
  'breaking-link-too-long': tooLong('The address'),
  'breaking-link-malformed':
    'Please enter a path of this site, such as /article/rain, or a web address.',
  'preview-label-too-long': tooLong('The name of the link'),
  'preview-links-full': 'The article has as many preview links as fit. Please revoke one first.',
  'live-entry-empty': 'Write what has happened, or add a picture.',
  'live-heading-too-long': tooLong('The heading'),
  'live-entry-id-malformed':
    'The id of an entry has 12 to 60 lower-case letters, digits and hyphens.',
  'article-category-missing': TITLE_AND_CATEGORY,
  'article-category-too-long': tooLong('The category'),
  'article-author-too-long': tooLong('The author'),
  'article-too-many-bylines': tooLong('An article', 'bylines'),
  'article-too-many-tags': tooLong('An article', 'tags'),
  'article-tag-too-long': tooLong('The id of a tag'),
  'byline-name-missing': ({ number }: Numbered) => `Byline ${number} needs a name.`,
  'byline-name-too-long': ({ number, ...excess }: Numbered & Excess) =>
    tooLong(`The name of byline ${number}`)(excess),
  'article-standfirst-too-long': tooLong('The standfirst'),
  'article-image-too-long': tooLong('The picture’s description'),
  'article-kicker-too-long': tooLong('The kicker'),
  'article-slug-too-long': tooLong('The address'),
  'article-slug-malformed':
    'An address has letters, digits and single hyphens, such as late-rain-returns.',
  'article-slug-like-id':
    'The address looks like the number of another article. Please choose other words.',
  'article-slug-taken': ({ title }: { title: string }) =>
    `The address already leads to “${title}”. Please choose another one.`,
  'article-search-title-too-long': tooLong('The search title'),
  'article-search-description-too-long': tooLong('The search description'),
  'article-share-title-too-long': tooLong('The share title'),
  'article-share-description-too-long': tooLong('The share text'),
  'article-share-picture-too-long': tooLong('The address of the share picture'),
  'article-empty': 'An article needs at least one block.',
  'article-too-many-blocks': tooLong('An article', 'blocks'),
  'article-too-many-media': tooLong('An article', 'pictures and videos'),
  'article-text-too-long': tooLong('The text of an article'),
  'block-too-long': ({ number, ...excess }: Numbered & Excess) =>
    tooLong(`Block ${number}`)(excess),
  'block-picture-too-long': ({ number, ...excess }: Numbered & Excess) =>
    tooLong(`The picture’s address in block ${number}`)(excess),
  'block-link-unsafe': ({ number }: Numbered) =>
    `A link in block ${number} leads nowhere: give an address that begins with https://, mailto: or tel:, or a path of this site.`,
  'block-too-deep': ({ number }: Numbered) =>
    `Block ${number} holds lists within lists without end.`,
  'block-too-large': ({ number }: Numbered) => `Block ${number} is too large.`,
  'block-type-unknown': ({ number, type }: Numbered & { type: string }) =>
    `Block ${number}, of type “${type}”, is none that an article can show, or lacks what it shows.`,
  'due-instant-malformed': 'Give the instant as 2026-11-22T10:00:00Z or with an offset.',
  'end-malformed': 'Give the instant as 2026-11-22T10:00:00Z or with an offset, or null.',
  'end-too-early': 'The end comes after the publication and after the present.',
  'due-instant-past': 'Please choose an instant that is still to come.',
  'return-reason-missing': 'Say why it goes back.',
  'return-reason-too-long': tooLong('The reason'),
  'correction-note-missing': 'Say what was corrected.',
  'correction-note-too-long': tooLong('The note'),
  'revision-article-unknown': 'It belongs to no article.',
  'revision-title-too-long': tooLong('The title'),
  'revision-instant-malformed': 'Its “at” is no instant.',
  'revision-command-too-long': tooLong('The command'),
  'revision-note-too-long': tooLong('The note'),
  'category-name-missing': 'Category name is required.',
  'category-name-too-long': tooLong('The name'),
  'category-slug-malformed': SLUG,
  'category-slug-too-long': tooLong('The address'),
  'category-description-too-long': tooLong('The description'),
  'category-ink-unknown': 'Please choose one of the colours.',
  'category-parent-too-long': tooLong('The id of the category above'),
  'category-parent-gone': 'The category above it is not there any more. Please choose another one.',
  'category-parent-nested':
    'There is one level only: a category above another one belongs to none itself.',
  'view-name-missing': 'The view needs a name.',
  'view-name-too-long': tooLong('The name'),
  'views-full': 'You have as many views as fit. Please delete one first.',
  'tag-name-missing': 'The tag needs a name.',
  'tag-name-too-long': tooLong('The name'),
  'tag-slug-malformed': SLUG,
  'tag-slug-too-long': tooLong('The address'),
  'tag-description-too-long': tooLong('The description'),
  'tag-picture-too-long': tooLong('The picture'),
  'tag-picture-alt-too-long': tooLong('The picture’s description'),
  'author-name-missing': 'The author needs a name.',
  'author-name-too-long': tooLong('The name'),
  'author-slug-malformed': SLUG,
  'author-slug-too-long': tooLong('The address'),
  'author-role-too-long': tooLong('The role'),
  'author-biography-too-long': tooLong('The biography'),
  'author-picture-too-long': tooLong('The portrait'),
  'author-picture-alt-too-long': tooLong('The portrait’s description'),
  'author-too-many-links': tooLong('An author', 'links'),
  'author-link-unnamed': ({ number }: Numbered) => `Link ${number} needs a label.`,
  'author-link-label-too-long': ({ number, ...excess }: Numbered & Excess) =>
    tooLong(`The label of link ${number}`)(excess),
  'author-link-unsafe': ({ number }: Numbered) =>
    `Link ${number} leads nowhere: give an address that begins with https://, mailto: or tel:, or a path of this site.`,
  'author-account-too-long': tooLong('The account'),
  'video-title-missing': VIDEO_ID_AND_TITLE,
  'video-title-too-long': tooLong('The title'),
  'video-id-missing': VIDEO_ID_AND_TITLE,
  'video-id-too-long': tooLong('The video ID'),
  'video-description-too-long': tooLong('The description'),
  'story-title-missing': STORY,
  'story-title-too-long': tooLong('The title'),
  'story-cover-description-missing': STORY,
  'story-cover-description-too-long': tooLong('The cover image description'),
  'story-cover-too-long': tooLong('The cover media'),
  'story-empty': 'A story needs at least one page.',
  'story-too-many-pages': tooLong('A story', 'pages'),
  'story-page-too-large': ({ number }: Numbered) => `Page ${number} is too large.`,
  'story-page-media-too-long': ({ number, ...excess }: Numbered & Excess) =>
    tooLong(`The media of page ${number}`)(excess),
  'story-page-alt-too-long': ({ number, ...excess }: Numbered & Excess) =>
    tooLong(`The alt text of page ${number}`)(excess),
  'story-page-text-too-long': ({ number, ...excess }: Numbered & Excess) =>
    tooLong(`The overlay text of page ${number}`)(excess),
  'advertisement-name-missing': NAME_AND_PLACEMENT,
  'advertisement-name-too-long': tooLong('The name'),
  'advertisement-placement-missing': NAME_AND_PLACEMENT,
  'advertisement-placement-too-long': tooLong('The placement'),
  'advertisement-media-too-long': tooLong('The media'),
  'advertisement-link-too-long': tooLong('The link'),
  'advertisement-text-too-long': tooLong('The alt text'),
  'image-address-missing': IMAGE,
  'image-address-too-long': tooLong('The image URL'),
  'image-alt-missing': IMAGE,
  'image-alt-too-long': tooLong('The alt text'),
  'image-caption-too-long': tooLong('The caption'),
  'image-credit-too-long': tooLong('The credit'),
  'image-rights-too-long': tooLong('The terms of use'),
  'image-tag-too-long': tooLong('A tag'),
  'image-too-many-tags': tooLong('A picture', 'tags'),
  'too-many-images-asked': ({ most }: Pick<Excess, 'most'>) => `At most ${most} pictures at once.`,
  'notification-title-missing': NOTIFICATION,
  'notification-title-too-long': tooLong('The title'),
  'notification-message-missing': NOTIFICATION,
  'notification-message-too-long': tooLong('The message'),
  'notification-link-too-long': tooLong('The link'),
  'site-name-missing': 'The site needs a name.',
  'site-name-too-long': tooLong('The name'),
  'temperature-too-long': tooLong('The temperature'),
  'time-zone-unknown': 'Please choose a time zone from the list, such as Asia/Kolkata.',
  'story-seconds-out-of-range': 'Seconds from 1 to 60, please.',
  'network-address-incomplete': 'Please enter a whole address, beginning with https://.',
  'facebook-address-too-long': tooLong('The address for Facebook'),
  'twitter-address-too-long': tooLong('The address for Twitter'),
  'instagram-address-too-long': tooLong('The address for Instagram'),
  'linkedin-address-too-long': tooLong('The address for LinkedIn'),
  'youtube-address-too-long': tooLong('The address for YouTube'),
  'contact-address-too-long': tooLong('The address'),
  'contact-phone-too-long': tooLong('The phone number'),
  'contact-email-too-long': tooLong('The e-mail address'),
  'admin-password-missing': 'Incorrect password. Please try again.',
  'field-unasked': ({ name }: { name: string }) => `“${name}” can’t be set here.`,
};
