/** Initials of a name: those of its first and last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase();
}

/** Square with a person's initials and the sun of those who are here. Its name is beside it in words. */
export const PersonSquare = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    title={name}
    className="relative inline-grid size-6 flex-none place-items-center rounded-2 bg-wash-2 font-bold text-[0.65625rem]/none text-ink after:absolute after:-bottom-[3px] after:left-1/2 after:h-1.5 after:w-3 after:-translate-x-1/2 after:rounded-t-full after:bg-sun"
  >
    {initialsOf(name)}
  </span>
);
