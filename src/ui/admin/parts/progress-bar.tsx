interface ProgressBarProps {
  label: string;
  /** Finished part of `max`. */
  value: number;
  /** Default: 1. */
  max?: number;
}

/** Progress bar in our colours: browsers draw theirs in green or blue. */
export const ProgressBar = ({ label, value, max = 1 }: ProgressBarProps) => (
  <progress
    aria-label={label}
    value={value}
    max={max}
    className="block h-1 w-full appearance-none bg-wash-2 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-wash-2 [&::-webkit-progress-value]:bg-ink forced-colors:appearance-auto"
  />
);
