import type { Locator, Page } from '@playwright/test';
import { scriptHasRun } from '../support/journey/await-script.ts';
import { pngFile } from '../support/journey/picture-file.ts';
import { OWNER_PASSWORD } from '../support/journey/server-edition.ts';
import { expect, test } from '../support/journey/site.ts';

test.use({ isDemo: false, viewport: { width: 1440, height: 900 } });

/** Seconds that somebody new needs for a step: to find it, to press it, to type a line. */
const SECONDS_A_STEP = 8;

/** A hand on the mouse, which types what a field is to hold. Counts what it does. */
function createHand() {
  let steps = 0;
  return {
    steps: () => steps,
    press: async (target: Locator) => {
      steps += 1;
      await target.click();
    },
    write: async (field: Locator, text: string) => {
      steps += 1;
      await field.fill(text);
    },
    choose: async (field: Locator, option: string) => {
      steps += 1;
      await field.selectOption(option);
    },
    upload: async (field: Locator, file: Parameters<Locator['setInputFiles']>[0]) => {
      steps += 1;
      await field.setInputFiles(file);
    },
  };
}

type Hand = ReturnType<typeof createHand>;

const firstSteps = (page: Page) => page.getByRole('region', { name: 'A paper of your own' });
const toDashboard = (page: Page) => page.getByRole('link', { name: 'Back to Dashboard' });

async function publishStory(page: Page, hand: Hand, title: string, section: string) {
  await hand.press(
    page
      .getByRole('link', { name: 'New Article' })
      .or(page.getByRole('button', { name: 'New Article' }))
      .first(),
  );
  await hand.write(page.getByLabel('Title', { exact: true }), title);
  await hand.choose(page.getByLabel('Category').filter({ visible: true }), section);
  const text = page.getByRole('textbox', { name: 'Text of the article' });
  await hand.press(text);
  await page.keyboard.type(`${title}, said the harbour master, and that is all we know so far.`);
  await hand.press(page.getByRole('button', { name: 'Save Article' }));
  await expect(page).toHaveURL(/\/admin\/articles(\?|$)/);
}

test('@server from an empty database to a paper with own name, logo, accent, menu, About and a curated front', async ({
  page,
  context,
}) => {
  test.slow();
  const hand = createHand();
  await page.goto('/admin');
  await scriptHasRun(page);
  await hand.write(page.getByLabel('Password', { exact: true }), OWNER_PASSWORD);
  await hand.press(page.getByRole('button', { name: 'Secure Login' }));
  await expect(firstSteps(page)).toContainText('0 of 7 steps done');

  // Name.
  await hand.press(firstSteps(page).getByRole('link', { name: 'Give the paper its name' }));
  await hand.write(page.getByLabel('Site name'), 'The Malabar Ledger');
  await hand.press(page.getByRole('button', { name: 'Save Settings' }));
  await expect(page.getByText('Settings saved successfully.')).toBeVisible();
  await hand.press(toDashboard(page));

  // Logo, accent, menu.
  await hand.press(
    firstSteps(page)
      .getByRole('link', { name: /logo|look/i })
      .first(),
  );
  await hand.upload(
    page.getByRole('group', { name: 'Logo', exact: true }).locator('input[type="file"]'),
    pngFile('ledger.png', 240, 60),
  );
  await hand.press(page.getByRole('radio', { name: 'Sea' }));
  await hand.press(page.getByRole('button', { name: 'Make a menu of your own' }));
  await hand.press(page.getByRole('button', { name: 'Add an entry' }));
  await hand.write(page.getByLabel('Label of Entry 10', { exact: true }), 'About the Ledger');
  await hand.write(page.getByLabel('Address of Entry 10', { exact: true }), '/about-us');
  await hand.press(page.getByRole('button', { name: 'Publish look' }));
  await expect(page.getByText('Readers see the look from now on.')).toBeVisible();

  // About.
  await hand.press(toDashboard(page));
  await hand.press(firstSteps(page).getByRole('link', { name: 'Say who you are' }));
  await hand.press(page.getByRole('link', { name: 'Rewrite About Us' }));
  const editor = page.getByRole('dialog').first();
  await hand.write(editor.getByLabel('Title', { exact: true }), 'About the Ledger');
  await hand.write(editor.getByLabel('Standfirst'), 'News of the coast since 1911.');
  await hand.press(editor.getByRole('button', { name: 'Publish page' }));
  await expect(page.getByText('Readers see the page from now on.')).toBeVisible();
  await hand.press(toDashboard(page));

  // Stories, and the front.
  await publishStory(page, hand, 'Ferry towed in, all aboard', 'World');
  await publishStory(page, hand, 'Late rain refills the paddies', 'India');
  await hand.press(toDashboard(page));
  await hand.press(firstSteps(page).getByRole('link', { name: 'Arrange the front' }));
  await hand.press(page.locator('[data-slot="sides-1"]'));
  await hand.press(page.getByRole('button', { name: 'Move up' }));
  await hand.press(page.getByRole('button', { name: /^Launch \d/ }));
  await expect(page.getByText('Readers have this front from now on.')).toBeVisible();

  test.info().annotations.push({ type: 'steps', description: String(hand.steps()) });
  expect(hand.steps() * SECONDS_A_STEP, `${hand.steps()} steps`).toBeLessThanOrEqual(600);

  const reader = await context.newPage();
  await reader.goto('/');
  await expect(reader).toHaveTitle('The Malabar Ledger');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ferry towed in, all aboard');
  await expect(
    reader.getByRole('banner').getByRole('link', { name: 'The Malabar Ledger, home' }).first(),
  ).toBeVisible();
  await expect(
    reader
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .first()
      .locator('img'),
  ).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Subscribe' })).toHaveCSS(
    'background-color',
    'rgb(47, 127, 116)',
  );
  await reader
    .getByRole('navigation', { name: /sections/i })
    .getByRole('link', { name: 'About the Ledger' })
    .first()
    .click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('About the Ledger');
  await expect(reader.getByText('News of the coast since 1911.')).toBeVisible();

  await page.goto('/admin/dashboard');
  await expect(firstSteps(page)).toContainText('5 of 7 steps done');
});
