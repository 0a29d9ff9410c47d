import { ButtonLink } from '#ui/kit/design/button.tsx';
import { useRole } from '../shell/back-office-route.tsx';
import { creations, openTo } from '../shell/sections.ts';
import { ShellIcon } from '../shell/shell-icon.tsx';
import { Panel } from './panel.tsx';

/** Links to an empty editor of each kind. */
export function WaysToWrite() {
  return (
    <Panel heading="Start something new">
      <ul className="flex flex-wrap gap-2 pt-2">
        {creations.filter(openTo(useRole())).map(({ label, path, icon }) => (
          <li key={label}>
            <ButtonLink
              href={path}
              tone="line"
              size="small"
              className="rounded-2 pointer-coarse:min-h-11"
            >
              <ShellIcon icon={icon} />
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
