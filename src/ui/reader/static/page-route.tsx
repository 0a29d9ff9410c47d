import { useLoaderData } from 'react-router';
import { isSpecifiedPage } from '#core/page/page.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { movedTo } from '#ui/kit/page/moved-to.ts';
import { CONTACT_FORM } from '#ui/kit/site-parts/contact-form.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { pagePath } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { isNotFound, notFound } from '../not-found/not-found.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { SpecifiedPage } from './specified-page.tsx';
import { WrittenPage } from './written-page.tsx';

/** Loads the page at an address of one part: the newsroom's own, or else the specified one. */
export async function loader(args: RouteArgs) {
  const slug = args.params.slug ?? new URL(args.request.url).pathname.slice(1);
  try {
    const { page } = await clientOf(args).ask('GET /pages/:slug', { slug });
    if (page) return page.slug === slug ? { page } : movedTo(pagePath(page.slug));
    if (isSpecifiedPage(slug)) return { specified: slug, today: new Date().toISOString() };
    return notFound(args);
  } catch (error) {
    if (isNotFound(error)) return notFound(args);
    throw error;
  }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { site } = useSite();
  // A message that was refused comes back with its form, whatever the page of the form's address has become.
  const isRefused = useSentForm(CONTACT_FORM).refusal !== undefined;
  if ('isMissing' in loaded && !isRefused) return <NotFoundPage latest={loaded.others} />;
  if ('page' in loaded) {
    return <WrittenPage page={loaded.page} site={site} needsForm={isRefused} />;
  }
  if ('isMissing' in loaded) {
    return <SpecifiedPage slug="contact-us" site={site} today="" />;
  }
  return <SpecifiedPage slug={loaded.specified} site={site} today={loaded.today} />;
}
