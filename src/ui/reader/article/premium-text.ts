/** The class of a premium article's text, by which search engines are told what is not for everybody. */
export const PREMIUM_TEXT = 'premium-text';
