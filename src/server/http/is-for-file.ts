const fileName =
  /^\/(?!(?:category|article|admin|api)\/)[^?]*\.(?:atom|avif|bak|css|env|gif|gz|html?|ico|jpe?g|js|json|m4a|map|mjs|mp3|mp4|ogg|php|png|sql|svg|txt|webm|webmanifest|webp|woff2?|xml|ya?ml|zip)$/i;

/** True for a path of a file, such as browsers, robots and scanners guess; no page of the site has such an address. */
export const isForFile = (path: string): boolean => fileName.test(path);
