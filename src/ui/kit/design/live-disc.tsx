/** Rising sun, the icon of live blogs. */
export function LiveDisc({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 20" aria-hidden="true" className={`h-[15px] w-5 ${className}`}>
      <circle cx="14" cy="10" r="6" fill="currentColor" />
      <circle cx="14" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
