let open = 0;

/** True where the page has unsaved input. */
export const isWorkOpen = (): boolean => open > 0;

/** Notes work that is not saved; the returned function notes its end. */
export function noteOpenWork(): () => void {
  open += 1;
  return () => {
    open -= 1;
  };
}
