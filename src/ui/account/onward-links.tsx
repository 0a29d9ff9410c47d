import { patterns } from '#ui/routes.ts';

const look = 'prose-link font-semibold';

/** Links of a page that has no form to offer: one of its own, and the login. */
export const OnwardLinks = ({ first }: { first: { label: string; href: string } }) => (
  <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2">
    <a href={first.href} className={look}>
      {first.label}
    </a>
    <a href={patterns.login} className={look}>
      Login
    </a>
  </p>
);
