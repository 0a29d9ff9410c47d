import { safeMedia } from '#core/text/safe-address.ts';

/** Initials of a name: those of its first and last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase();
}

const sun =
  'after:absolute after:-bottom-[3px] after:left-1/2 after:h-1.5 after:w-3 after:-translate-x-1/2 after:rounded-t-full after:bg-sun';

interface PersonSquareProps {
  name: string;
  /** Address of the person's picture; without one, the initials are shown. */
  picture: string | undefined;
  /** True for those who are here, which the sun below says. */
  isHere?: boolean;
}

/** Square with a person's picture or initials. The name is beside it in words. */
export function PersonSquare({ name, picture = '', isHere = false }: PersonSquareProps) {
  const source = picture === '' ? undefined : safeMedia(picture);
  return (
    <span
      aria-hidden="true"
      title={name}
      className={`relative inline-grid size-6 flex-none place-items-center rounded-2 bg-wash-2 font-bold text-[0.65625rem]/none text-ink ${isHere ? sun : ''}`}
    >
      {source === undefined ? (
        initialsOf(name)
      ) : (
        <img src={source} alt="" className="size-full rounded-2 object-cover" />
      )}
    </span>
  );
}
