import { TextInput } from '../parts/form/form-field.tsx';
import type { ImageFields } from './image-fields.ts';

interface FurtherFieldsProps {
  fields: ImageFields;
  change: (fields: Partial<ImageFields>) => void;
  errorOf: (field: keyof ImageFields) => string | undefined;
}

/** Optional fields of a picture: what goes along into articles, and what the newsroom needs. */
export const FurtherFields = ({ fields, change, errorOf }: FurtherFieldsProps) => (
  <>
    <TextInput
      label="Caption"
      rows={2}
      hint="Articles that show the picture begin with this caption and credit."
      value={fields.caption}
      onChange={(caption) => change({ caption })}
      error={errorOf('caption')}
    />
    <TextInput
      label="Credit"
      hint="Photographer or agency."
      value={fields.credit}
      onChange={(credit) => change({ credit })}
      error={errorOf('credit')}
    />
    <TextInput
      label="Terms of Use"
      rows={2}
      hint="For the newsroom; readers never see them."
      value={fields.rights}
      onChange={(rights) => change({ rights })}
      error={errorOf('rights')}
    />
    <TextInput
      label="Taken On"
      type="date"
      hint="For the newsroom; of an upload as its file says."
      value={fields.takenOn}
      onChange={(takenOn) => change({ takenOn })}
      error={errorOf('takenOn')}
    />
    <TextInput
      label="Tags"
      hint="Separated by commas. The search of the library finds them."
      value={fields.tags}
      onChange={(tags) => change({ tags })}
      error={errorOf('tags')}
    />
  </>
);
