interface ChoiceProps<Value extends string> {
  /** Name of the group, for screen readers. */
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** Buttons in a row, of which one is pressed. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <fieldset className="flex border border-ink">
      <legend className="sr-only">{label}</legend>
      {(Object.entries(options) as [Value, string][]).map(([name, text]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === value}
          onClick={() => onChange(name)}
          className="min-h-9 px-3 font-semibold text-ui aria-pressed:bg-ink aria-pressed:text-on-ink pointer-coarse:min-h-11"
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
