/** Where everything is, and that it is nowhere else (seed.md, section 2). */
export function CommandCenter() {
  return (
    <section
      aria-labelledby="command-center"
      className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h2
        id="command-center"
        className="font-semibold font-serif text-[1.375rem]/7 tracking-[-.01em]"
      >
        Your Command Center
      </h2>
      <p className="max-w-[66ch] text-pretty text-[1rem]/6 text-ink-2">
        Everything readers see is managed from here. All data lives in this browser’s local storage:
        nothing is sent to a server, and clearing the browser’s data clears the site.
      </p>
    </section>
  );
}
