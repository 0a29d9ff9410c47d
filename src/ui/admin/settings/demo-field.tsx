import { useId } from 'react';
import { Switch } from '../parts/switch.tsx';
import { demoField } from './setting-fields.ts';

/** Whether the three demo stories stand after the newsroom's own. */
export function DemoField({ isOn }: { isOn: boolean }) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Switch id={id} name={demoField.name} defaultChecked={isOn} />
      <label htmlFor={id}>{demoField.label}</label>
    </div>
  );
}
