import { leadImage } from '#core/article/article.ts';
import { leadPictureOf } from '#core/article/article-card.ts';
import type { Crop } from '#core/article/crop.ts';
import { USUAL_FOCUS } from '#core/article/focus.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import type { PictureRatio } from '#ui/kit/design/picture-box.ts';
import { CropButtons } from '../../parts/crop/crop-buttons.tsx';
import { FocusInput } from '../../parts/form/focus-input.tsx';
import { articleOf } from './article-fields.ts';
import { type SettingProps, SettingsGroup, setFields } from './field-input.tsx';

const crops: { ratio: PictureRatio; className: string }[] = [
  { ratio: '16:9', className: 'w-24' },
  { ratio: '4:3', className: 'w-18' },
  { ratio: '1:1', className: 'w-13.5' },
];

interface FocusSettingProps extends Pick<SettingProps, 'fields' | 'dispatch'> {
  /** Crops the picture of the image block with that id. */
  onCrop: (id: string, crop: Crop | undefined) => void;
}

/** Focal point and crop of the lead picture, with the shapes in which lists show it. */
export function FocusSetting({ fields, dispatch, onCrop }: FocusSettingProps) {
  const article = articleOf(fields);
  const picture = leadPictureOf(article);
  const blockId = leadImage(article)?.id ?? '';
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
      <div className="flex flex-wrap gap-2">
        <CropButtons
          src={picture.src}
          crop={picture.crop}
          focus={focus}
          of="lead picture"
          onCrop={(crop) => onCrop(blockId, crop)}
        />
      </div>
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
