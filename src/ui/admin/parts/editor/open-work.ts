let open = 0;

/** True where the page has unsaved input. */
export const isWorkOpen = (): boolean => open > 0;

/** Counts unsaved work as open until the returned function is called. */
export function noteOpenWork(): () => void {
  open += 1;
  return () => {
    open -= 1;
  };
}
