import { useNavigate } from 'react-router';
import { inDigits } from '#core/locale/numbers.ts';
import { adminPatterns } from '#ui/routes.ts';
import { useDeskAddress } from '../list/desk-address.ts';
import { useSavedViews } from './use-saved-views.ts';
import { viewAt, viewPath } from './view-path.ts';

/** Choice of a saved view, for windows without the sidebar; nothing if there are none. */
export function ViewSelect() {
  const views = useSavedViews();
  const here = viewAt(views, useDeskAddress());
  const navigate = useNavigate();
  if (views.length === 0) return null;
  const show = (id: string): void => {
    const view = views.find((one) => one.id === id);
    void navigate(view ? viewPath(view) : adminPatterns.articles);
  };
  return (
    <select
      aria-label="View"
      value={here?.id ?? ''}
      onChange={(event) => show(event.target.value)}
      className="field-box mb-1 rounded-1 font-medium lg:hidden"
    >
      <option value="">View: none</option>
      {views.map(({ id, name, count }) => (
        <option key={id} value={id}>
          {`View: ${name} (${inDigits(count)})`}
        </option>
      ))}
    </select>
  );
}
