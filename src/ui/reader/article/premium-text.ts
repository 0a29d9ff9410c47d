/** Class of a premium article's text; structured data names it as paywalled content. */
export const PREMIUM_TEXT = 'premium-text';
