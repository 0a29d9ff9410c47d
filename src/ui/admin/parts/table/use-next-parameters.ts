import { useLocation, useNavigation, useSearchParams } from 'react-router';

/**
 * Parameters of the address that the page is about to have: while a change of them loads, a second change must not undo it.
 * Returns the function that sets them, too.
 */
export function useNextParameters() {
  const [shown, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const parameters = next?.pathname === pathname ? new URLSearchParams(next.search) : shown;
  return { shown, parameters, setParameters };
}
