import { useState } from 'react';
import type { Dashboard } from '#core/back-office/dashboard.ts';
import { defaultCategories } from '#core/category/category.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import type { Site } from '#core/site/site.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { adminSectionPath, articleEditorPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/first-steps-words.ts';
import { Panel } from './panel.tsx';

type StepName = keyof typeof words.steps;

interface Step {
  name: StepName;
  path: string;
  isDone: boolean;
}

/**
 * Steps from an empty newsroom to a paper of its own, and which are done. A reader who registers counts as a colleague:
 * the dashboard has no number of staff.
 */
export function firstSteps(
  { settings, categories }: Pick<Site, 'settings' | 'categories'>,
  { counts }: Pick<Dashboard, 'counts'>,
): Step[] {
  const given = defaultCategories().map(({ name }) => name);
  const hasAny = (count: number | undefined): boolean => (count ?? 0) > 0;
  return [
    {
      name: 'name',
      path: adminSectionPath('settings'),
      isDone: settings.siteName !== defaultSiteSettings().siteName,
    },
    // Each publication keeps the look before, and each launch the front before.
    { name: 'look', path: adminSectionPath('site'), isDone: hasAny(counts.formerLooks) },
    { name: 'about', path: adminSectionPath('pages'), isDone: hasAny(counts.pages) },
    {
      name: 'sections',
      path: adminSectionPath('categories'),
      isDone: categories.map(({ name }) => name).join('\n') !== given.join('\n'),
    },
    { name: 'story', path: articleEditorPath(), isDone: hasAny(counts.articles) },
    { name: 'front', path: adminSectionPath('front'), isDone: hasAny(counts.formerFronts) },
    { name: 'invite', path: adminSectionPath('users'), isDone: (counts.users ?? 0) > 1 },
  ];
}

/** Key of local storage with the steps that somebody left out in this browser. */
const LEFT_OUT = 'daybreak-first-steps-left-out';

function readLeftOut(): string[] {
  try {
    return (localStorage.getItem(LEFT_OUT) ?? '').split(' ');
  } catch {
    return [];
  }
}

interface FirstStepsProps {
  site: Site;
  dashboard: Dashboard;
}

/** The way to a paper of one's own, on the dashboard until each step is done or left out. */
export function FirstSteps({ site, dashboard }: FirstStepsProps) {
  const [leftOut, setLeftOut] = useState(readLeftOut);
  const steps = firstSteps(site, dashboard);
  const open = steps.filter(({ name, isDone }) => !isDone && !leftOut.includes(name));
  if (open.length === 0) return null;
  function leaveOut(name: StepName): void {
    const names = [...leftOut, name];
    setLeftOut(names);
    try {
      localStorage.setItem(LEFT_OUT, names.join(' '));
    } catch (error) {
      // It is shown again next time.
      console.error(error);
    }
  }
  return (
    <Panel heading={words.aPaperOfYourOwn}>
      <p className="py-1.5 text-ink-2">
        {words.stepsLeft(
          inDigits(steps.filter(({ isDone }) => isDone).length),
          inDigits(steps.length),
        )}
      </p>
      <ol className="border-rule border-t">
        {steps.map(({ name, path, isDone }) => {
          const isOpen = open.some((step) => step.name === name);
          const { label, about } = words.steps[name];
          return (
            <li
              key={name}
              className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-rule border-b py-1.5"
            >
              <span aria-hidden="true" className="grid size-5 flex-none place-items-center">
                {isDone ? (
                  <Icon name="check" className="size-4 text-ok" />
                ) : (
                  <span className="size-2 rounded-full border border-edge" />
                )}
              </span>
              <span className="min-w-0 flex-[1_1_11rem]">
                {isOpen ? (
                  <a href={path} className="prose-link inline-block min-h-6 font-semibold">
                    {label}
                  </a>
                ) : (
                  <span className="text-ink-2">
                    {label} {isDone ? words.done : words.leftOut}
                  </span>
                )}
                <span className="block text-meta">{about}</span>
              </span>
              {isOpen ? (
                <Button
                  tone="line"
                  size="small"
                  aria-label={words.notNeededNamed(label)}
                  onClick={() => leaveOut(name)}
                  className="pointer-coarse:min-h-11"
                >
                  {words.notNeeded}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
