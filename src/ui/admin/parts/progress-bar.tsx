interface ProgressBarProps {
  label: string;
  /** The part that is done. */
  value: number;
  /** 1 by default. */
  max?: number;
}

/** Bar of work that is under way: ink on a wash, as browsers paint their own in green or blue. */
export const ProgressBar = ({ label, value, max = 1 }: ProgressBarProps) => (
  <progress
    aria-label={label}
    value={value}
    max={max}
    className="block h-1 w-full appearance-none bg-wash-2 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-wash-2 [&::-webkit-progress-value]:bg-ink forced-colors:appearance-auto"
  />
);
