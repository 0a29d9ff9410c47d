import { articleSchema } from '#core/article/article.ts';
import { leadPictureOf } from '#core/article/article-card.ts';
import { USUAL_FOCUS } from '#core/article/focus.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import type { PictureRatio } from '#ui/kit/design/picture-box.ts';
import { FocusInput } from '../../parts/form/focus-input.tsx';
import { type SettingProps, setFields } from './field-input.tsx';
import { SettingsGroup } from './settings-group.tsx';

const crops: { ratio: PictureRatio; className: string }[] = [
  { ratio: '16:9', className: 'w-24' },
  { ratio: '4:3', className: 'w-18' },
  { ratio: '1:1', className: 'w-13.5' },
];

/** Focal point of the lead picture, with the crops that it leads to. */
export function FocusSetting({ fields, dispatch }: Pick<SettingProps, 'fields' | 'dispatch'>) {
  const picture = leadPictureOf(articleSchema.parse({ ...fields, id: 'edited' }));
  if (picture.src === undefined) return null;
  const focus = picture.focus ?? USUAL_FOCUS;
  return (
    <SettingsGroup title="Lead picture" note={`focal point ${focus.x}, ${focus.y}`}>
      <FocusInput
        src={picture.src}
        value={focus}
        crop={picture.crop}
        onChange={(next) => setFields(dispatch, { focus: next })}
      />
      <div className="flex items-end gap-2">
        {crops.map(({ ratio, className }) => (
          <figure key={ratio} className={className}>
            <Picture picture={{ ...picture, focus }} ratio={ratio} isDecorative />
            <figcaption className="text-meta">{ratio}</figcaption>
          </figure>
        ))}
      </div>
    </SettingsGroup>
  );
}
