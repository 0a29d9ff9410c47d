import { adminSectionPath } from '#ui/routes.ts';

/** Path of the figures, of the whole site or of an article, in a period; today's by default. */
export function figuresPath(asked: { article?: string | undefined; period?: string }): string {
  const { article, period } = asked;
  const search = new URLSearchParams({
    ...(period === undefined ? {} : { period }),
    ...(article === undefined ? {} : { article }),
  });
  return adminSectionPath('figures') + (search.size > 0 ? `?${search}` : '');
}
