import { inDigits } from '#core/locale/numbers.ts';
import { accentTones, contrast, isColour } from '#core/look/accent-tones.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import * as words from '#ui/words/admin/site-words.ts';
import { TextInput } from '../parts/form/form-field.tsx';

/** The accent of a site without one of its own: `--sun` in `kit/tokens.css`. */
const MARIGOLD = '#f7b32b';

interface RatioProps {
  label: string;
  ratio: number;
}

/** A pair of colours that pages use, or don't, with its contrast. */
const Ratio = ({ label, ratio }: RatioProps) => (
  <li className="flex items-center gap-3 border-rule border-b py-2">
    <Icon
      name={ratio >= 4.5 ? 'check' : 'alert'}
      className={`size-4 flex-none ${ratio >= 4.5 ? 'text-ok' : 'text-warn'}`}
    />
    <span className="min-w-0 flex-1">{label}</span>
    <b className="tabular-nums">{words.ratio(inDigits(Math.floor(ratio * 10) / 10))}</b>
  </li>
);

interface AccentFieldProps {
  accent: string;
  error: string | undefined;
  onChange: (accent: string) => void;
}

/** Choice of the accent, with the contrasts of the tones that pages use. */
export function AccentField({ accent, error, onChange }: AccentFieldProps) {
  const typed = accent.trim().toLowerCase();
  const shown = isColour(typed) ? typed : MARIGOLD;
  const { ground, hover, press, text, onNight } = accentTones(shown);
  const least = Math.min(...[ground, hover, press].map((tone) => contrast(tone, text)));
  const asWords = contrast(shown, '#ffffff');
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-1.5 text-label">{words.accent}</legend>
        <div className="flex flex-wrap gap-2">
          {Object.entries(words.swatches).map(([colour, name]) => (
            <input
              key={colour}
              type="radio"
              name="accent"
              aria-label={name}
              title={name}
              checked={accent === colour}
              onChange={() => onChange(colour)}
              className="size-11 cursor-pointer appearance-none rounded-2 border border-edge bg-clip-content p-[7px] checked:border-2 checked:border-ink forced-color-adjust-none"
              style={{ backgroundColor: colour || MARIGOLD }}
            />
          ))}
        </div>
      </fieldset>
      <div className="max-w-[16rem]">
        <TextInput
          label={words.orYourOwn}
          hint={words.accentHint}
          placeholder={MARIGOLD}
          value={accent}
          error={error}
          onChange={onChange}
        />
      </div>
      <ul className="border-rule border-t">
        <Ratio label={words.textOnTheAccent} ratio={least} />
        <Ratio
          label={asWords >= 4.5 ? words.accentAsWordsLegible : words.accentAsWords}
          ratio={asWords}
        />
        <Ratio label={words.markOnDark} ratio={contrast(onNight, '#0f151b')} />
      </ul>
    </div>
  );
}
