import { Mark } from '#ui/kit/design/logo.tsx';
import { patterns } from '#ui/routes.ts';

/** The site's logo in the back office. */
export function AdminLogo({ siteName }: { siteName: string }) {
  return (
    <a
      href={patterns.home}
      aria-label={`${siteName}, home`}
      className="inline-flex min-h-9 min-w-0 items-center gap-2.5 pointer-coarse:min-h-11"
    >
      <Mark className="h-5 w-6.5" />
      <span className="min-w-0 font-bold font-serif text-[1.375rem]/6.5 tracking-[-.03em]">
        {siteName}
      </span>
    </a>
  );
}
