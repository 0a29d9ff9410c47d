import type { Feed } from './feed.ts';

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org). */
export const jsonFeed = ({
  title,
  description,
  language,
  page,
  selves,
  hub,
  items,
}: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    ...{ title, description, language, home_page_url: page, feed_url: selves.json },
    ...(hub ? { hubs: [{ type: 'WebSub', url: hub }] } : {}),
    items: items.map((item) => ({
      ...{ id: item.id, url: item.address, title: item.title.toWellFormed() },
      // Either one is demanded; readers show the HTML where there is any.
      ...(item.html
        ? { content_html: item.html.toWellFormed(), summary: item.text.toWellFormed() }
        : { content_text: item.text.toWellFormed() }),
      image: item.picture?.src,
      date_published: item.publishedAt?.toISOString(),
      date_modified: item.updatedAt?.toISOString(),
      ...(item.author ? { authors: [{ name: item.author }] } : {}),
      tags: [item.section],
    })),
  });
