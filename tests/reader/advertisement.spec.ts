import { expect, test } from '../support/journey/site.ts';
import { ad } from '../support/records/records.ts';

test('[ad-active] a slot shows the first active advertisement of its placement, otherwise the house’s own', async ({
  page,
  site,
}) => {
  const advertisements = [
    ad(1, { active: false }),
    ad(2, { placement: 'homepage-mid' }),
    ad(3),
    ad(4),
    ad(5, { placement: 'homepage-sticky', active: false }),
  ];
  await site.open('/', { width: 1440, store: { advertisements } });
  const slot = (placement: string) => page.locator(`[data-placement="${placement}"]`);
  await expect(
    slot('homepage-top').getByRole('img', { name: 'Advertisement number 3' }),
  ).toBeVisible();
  await expect(slot('homepage-top').getByRole('img')).toHaveCount(1);
  await expect(slot('homepage-mid').getByRole('img')).toHaveAttribute(
    'alt',
    'Advertisement number 2',
  );
  const house = slot('homepage-sticky').getByRole('link', { name: 'Advertise With Us' });
  await expect(house).toHaveAttribute('href', '/advertise-with-us');

  await site.open('/', { store: { advertisements: [] } });
  await expect(
    page.getByRole('figure').getByRole('link', { name: 'Advertise With Us' }),
  ).toHaveCount(3);
});

test('[ad-media] pictures and muted looping videos open their link in a new tab under the word Advertisement', async ({
  context,
  page,
  site,
}) => {
  // Never answered: a loading video neither fails nor ends.
  await context.route('**/journeys/ad.webm', () => undefined);
  const advertisements = [
    ad(1),
    ad(2, { placement: 'homepage-mid', type: 'video', mediaUrl: '/journeys/ad.webm' }),
  ];
  await site.open('/', { width: 820, store: { advertisements } });
  const [picture, film] = ['homepage-top', 'homepage-mid'].map((placement) =>
    page.locator(`[data-placement="${placement}"]`),
  );
  if (!picture || !film) throw new Error('There are two slots.');
  for (const slot of [picture, film]) {
    await expect(slot.getByText('Advertisement', { exact: true })).toBeVisible();
    await expect(slot.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(slot.getByRole('link')).toHaveAttribute('rel', /noopener/);
  }
  await expect(picture.getByRole('img', { name: 'Advertisement number 1' })).toBeVisible();
  const video = film.locator('video');
  await expect(video).toHaveAttribute('src', '/journeys/ad.webm');
  await expect(video).toHaveJSProperty('loop', true);
  await expect(video).toHaveJSProperty('muted', true);
  await expect(film.getByRole('link', { name: 'Advertisement number 2' })).toBeVisible();

  const opened = context.waitForEvent('page');
  await picture.getByRole('link').click();
  await expect(await opened).toHaveURL(/\/advertise-with-us\?campaign=1$/);
  await expect(page).toHaveURL(/\/$/);
});
