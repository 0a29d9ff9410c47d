import { expect, test } from '../support/journey/site.ts';
import { settings } from '../support/records/records.ts';

const columns: Record<string, string[][]> = {
  India: [
    ['Politics', '/category/politics'],
    ['Business', '/category/business'],
    ['Cities', '/category/cities'],
    ['Cricket', '/category/cricket'],
    ['Bollywood', '/category/bollywood'],
  ],
  World: [
    ['USA', '/category/usa'],
    ['UK', '/category/uk'],
    ['Middle East', '/category/middle-east'],
    ['China', '/category/china'],
  ],
  Business: [
    ['Markets', '/category/markets'],
    ['Companies', '/category/companies'],
    ['Economy', '/category/economy'],
    ['Startups', '/category/startups'],
  ],
  Tech: [
    ['Gadgets', '/category/gadgets'],
    ['Reviews', '/category/reviews'],
    ['Science', '/category/science'],
    ['Gaming', '/category/gaming'],
  ],
  More: [
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
    ['Advertise', '/advertise-with-us'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Use', '/terms-of-use'],
  ],
};

const networks = ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube'];

test('[footer-blurb] [footer-columns] [footer-slugs] the footer has the blurb and five columns of links @server', async ({
  page,
  site,
}) => {
  await site.open('/about-us', { width: 1440 });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/News of India and the world/)).toBeVisible();
  const links = footer.getByRole('navigation');
  await expect(links.getByRole('heading')).toHaveText(Object.keys(columns));
  await expect(links.getByRole('list')).toHaveCount(5);
  const found = await links
    .getByRole('list')
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll('a')].map((link) => [
          link.textContent,
          link.getAttribute('href'),
        ]),
      ),
    );
  expect(found).toEqual(Object.values(columns));
  await footer.getByRole('link', { name: 'Middle East' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Middle East News');
});

test('[footer-social] a network without an address shows the placeholder toast, one with an address is a link', async ({
  page,
  site,
}) => {
  const twitter = 'https://social.example/daybreak';
  await site.open('/terms-of-use', { width: 390, store: { siteSettings: settings({ twitter }) } });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Twitter' })).toHaveAttribute('href', twitter);
  for (const name of networks.filter((network) => network !== 'Twitter')) {
    await footer.getByRole('button', { name }).click();
    await site.toast("This feature isn't implemented yet", /You can request it next! \p{Emoji}/u);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('status').getByText(/implemented/)).toHaveCount(0);
  }
  await expect(footer.getByRole('button', { name: 'Twitter' })).toHaveCount(0);
});

test('[newsletter-store] the newsletter checks the address, stores it once and says so @browser', async ({
  page,
  site,
}) => {
  await site.open('/about-us', { width: 820 });
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email' });
  const button = footer.getByRole('button', { name: 'Subscribe' });
  const subscribe = async (email: string) => {
    await field.fill(email);
    await button.click();
  };

  await expect(field).toHaveAttribute('type', 'email');
  await expect(field).toHaveAttribute('required');
  await subscribe('someone@nowhere');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/name@example\.com/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('someone@nowhere');
  expect(await site.storedList('newsletterSubscribers')).toEqual([]);

  await subscribe('Someone@Daybreak.example');
  await site.toast('Subscribed!');
  await expect(field).toHaveValue('');
  const list = await site.storedList('newsletterSubscribers');
  expect(list).toMatchObject([{ email: 'someone@daybreak.example' }]);

  await subscribe('someone@daybreak.EXAMPLE');
  await site.toast('Already Subscribed', 'This address already receives the newsletter.', true);
  await expect(field).toHaveValue('someone@daybreak.EXAMPLE');
  expect(await site.storedList('newsletterSubscribers')).toEqual(list);
  await expect(page).toHaveURL('/about-us');
});
