import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import { SelectField } from '#ui/admin/parts/form/form-field.tsx';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import { type SitePartBlock, siteParts } from './site-part.ts';

const names = {
  'contact-form': surfaceWords.contactForm,
  'contact-details': surfaceWords.contactDetails,
  notifications: surfaceWords.notificationSwitch,
} as const;

const SitePartFields = ({ block, change }: CardProps<SitePartBlock>) => (
  <SelectField
    label={surfaceWords.sitePart}
    value={block.part}
    options={names}
    hint={surfaceWords.sitePartHint}
    onChange={(name) => change({ part: siteParts.find((part) => part === name) ?? block.part })}
  />
);

export const kind: CardKind<SitePartBlock> = {
  label: surfaceWords.sitePart,
  icon: 'mail',
  group: surfaceWords.more,
  words: surfaceWords.sitePartWords,
  empty: () => ({ type: 'site-part', part: 'contact-form' }),
  Fields: SitePartFields,
};
