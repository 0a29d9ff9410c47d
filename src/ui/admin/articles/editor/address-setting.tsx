import { useState } from 'react';
import { slugFrom } from '#core/text/slug.ts';
import { FieldFrame, useField } from '#ui/kit/design/field-frame.tsx';
import { compactField } from '../../parts/form/form-field.tsx';
import { errorOf } from './article-errors.ts';
import { type SettingProps, setFields } from './field-input.tsx';

/** Error of the slug: of its rules, or that the refused one leads to another article. */
function useSlugError({ failure, fields: { slug } }: SettingProps): string | undefined {
  const [refused, setRefused] = useState({ failure, slug });
  if (refused.failure !== failure) setRefused({ failure, slug });
  const isTaken = failure?.code === 'article-slug-taken' && refused.slug === slug;
  return isTaken ? failure.detail : errorOf(failure, 'slug', slug);
}

interface AddressSettingProps extends SettingProps {
  /** Id of an article that was published without a slug, which is then its address. */
  idAddress: string | undefined;
}

/** Input of the article's slug. A new article without one gets it from its title when it is published. */
export function AddressSetting(props: AddressSettingProps) {
  const { fields, dispatch, idAddress } = props;
  const error = useSlugError(props);
  const isMade = idAddress === undefined;
  const hint = `${isMade ? 'Made from the title. ' : ''}Old addresses redirect here.`;
  const field = useField({ error, hint, isLive: true });
  return (
    <FieldFrame id={field.id} label="Address" hint={hint} error={error}>
      <div className="flex items-center gap-1">
        <span className="text-ink-3 text-meta">/article/</span>
        <input
          {...field}
          autoCapitalize="none"
          spellCheck={false}
          value={fields.slug}
          placeholder={idAddress ?? slugFrom(fields.title)}
          onChange={({ target }) => setFields(dispatch, { slug: target.value })}
          className={`${field.className} ${compactField} min-w-0`}
        />
      </div>
    </FieldFrame>
  );
}
