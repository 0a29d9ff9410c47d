import { type GivenInstant, instantAt } from '#core/locale/wall-time.ts';
import { TextInput } from '../../parts/form/form-field.tsx';

/** Date and time as two inputs hold them: `['2026-11-23', '06:00']`. */
export type TypedTime = readonly [date: string, time: string];

/** Splits a wall time, '2026-11-23T06:00', for two inputs. */
export const typedTime = (wallTime: string): TypedTime => {
  const [date = '', time = ''] = wallTime.split('T');
  return [date, time];
};

/** Returns the instant of a typed time on the clocks of a zone; `undefined` if it is incomplete. */
export const instantOf = ([date, time]: TypedTime, zone: string): GivenInstant | undefined =>
  instantAt(`${date}T${time}`, zone);

interface WallTimeInputProps {
  labels: readonly [date: string, time: string];
  value: TypedTime;
  onChange: (value: TypedTime) => void;
  error?: string | undefined;
}

/** Inputs of a date and a time. */
export const WallTimeInput = ({ labels, value, onChange, error }: WallTimeInputProps) => (
  <div className="grid grid-cols-2 gap-3">
    <TextInput
      label={labels[0]}
      type="date"
      required
      value={value[0]}
      onChange={(date) => onChange([date, value[1]])}
      error={error}
    />
    <TextInput
      label={labels[1]}
      type="time"
      required
      value={value[1]}
      onChange={(time) => onChange([value[0], time])}
    />
  </div>
);
