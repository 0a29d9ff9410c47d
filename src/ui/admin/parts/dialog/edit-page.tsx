import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#ui/kit/design/icon.tsx';
import { focusFirstField } from '../form/focus-first-field.ts';
import { EditForm, type EditFormProps } from './edit-form.tsx';

interface EditPageProps extends EditFormProps {
  back: { label: string; href: string };
  /** Leaves for `back`, and keeps what was written. */
  onLeave: () => void;
}

/** The same form as `EditDialog`, as a page of its own. */
export function EditPage({ back, onLeave, ...props }: EditPageProps) {
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => focusFirstField(form.current), []);
  return (
    <main>
      <h1 className="sr-only">{back.label}</h1>
      <EditForm
        {...props}
        form={form}
        placesToasts
        isAsking={isAsking}
        setAsking={setAsking}
        className="h-dvh w-full"
        headerStart={
          <a
            href={back.href}
            onClick={(event) => {
              event.preventDefault();
              onLeave();
            }}
            className="inline-flex min-h-11 items-center gap-1.5 text-ink-2 text-label hover:text-ink hover:underline-ui"
          >
            <Icon name="arrow-left" className="size-4" />
            {back.label}
          </a>
        }
      />
    </main>
  );
}
