import { type DragEvent, type ReactNode, useState } from 'react';
import { useLoaderData } from 'react-router';
import { imageKind } from '#core/image/image-kind.ts';
import { imageLabel } from '#core/image/library-image.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import { MediaButton } from '../media/media-button.tsx';
import { mediaLimits, uploadsMedia } from '../media/media-keeping.ts';
import { PICTURE_TYPES } from '../media/read-picture.ts';
import { loadSection } from '../parts/api/load-section.ts';
import { useContent } from '../parts/api/use-content.ts';
import { useMayChange } from '../parts/api/use-may-change.ts';
import { ContentPage } from '../parts/content-page.tsx';
import { ChooseAll } from '../parts/table/choose-box.tsx';
import { RecordFrame } from '../parts/table/record-frame.tsx';
import { type TableAddress, useTableAddress } from '../parts/table/use-table-address.ts';
import { ImageCard } from './image-card.tsx';
import { ImageEditor } from './image-editor.tsx';
import { ImageUses } from './image-uses.tsx';
import { ManyPictures } from './many-pictures.tsx';
import { UploadList } from './upload/upload-list.tsx';
import { useUploadBatch } from './upload/use-upload-batch.ts';

/** Upload of several pictures at once: a button, and everything inside as a drop area. */
export function UploadDrop({ children }: { children: ReactNode }) {
  const batch = useUploadBatch();
  const [isOver, setOver] = useState(false);

  const hover = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      data-drop="pictures"
      className={isOver ? 'outline-2 outline-ink outline-offset-4' : ''}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        for (const file of event.dataTransfer.files) batch.add(file);
      }}
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <MediaButton accept={PICTURE_TYPES} isMultiple onFile={batch.add}>
          {words.uploadPictures}
        </MediaButton>
        <span className="text-meta">{words.orDropThemHereMany(mediaLimits(false))}</span>
      </div>
      <UploadList batch={batch} />
      {children}
    </div>
  );
}

interface SortSelectProps {
  address: TableAddress;
  label: string;
  /** Labels by sort and direction, such as `alt asc`; '' is the default order. */
  orders: Readonly<Record<string, string>>;
}

/** Select that sorts a list without column headers. */
export function SortSelect({ address, label, orders }: SortSelectProps) {
  const { sort, isDescending, sortBy } = address;
  const order = `${sort} ${isDescending ? 'desc' : 'asc'}`;
  return (
    <select
      aria-label={label}
      value={Object.hasOwn(orders, order) ? order : ''}
      onChange={({ target }) => {
        const [by, direction] = target.value.split(' ');
        sortBy(by || undefined, direction === 'desc' ? 'desc' : 'asc');
      }}
      className="field-box min-h-9 w-auto rounded-2 py-1.5 md:text-ui pointer-coarse:min-h-11"
    >
      {Object.entries(orders).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

export const loader = (args: RouteArgs) => loadSection(args, 'images');

const imageOrders = {
  '': words.newestFirst,
  'alt asc': words.altTextAToZ,
  'alt desc': words.altTextZ,
};

/** Section for the image library. */
export function Component() {
  const { list, edited } = useLoaderData<typeof loader>();
  const address = useTableAddress();
  const { remove } = useContent('images', imageKind);
  const may = useMayChange(imageKind);
  const mayChange = list.records.every((image) => may(image));
  return (
    <ContentPage
      collection="images"
      title={words.imageLibrary}
      count={list.total}
      newLabel={may() ? words.addNewImage : undefined}
      edited={edited}
      editor={(place) => <ImageEditor {...place} />}
    >
      {(open, newButton) => {
        const frame = (
          <RecordFrame
            label={words.images}
            list={list}
            nameOf={imageKind.labelOf}
            empty={words.noImagesFoundAdd}
            emptyAction={newButton}
            tools={<SortSelect address={address} label={words.sortImages} orders={imageOrders} />}
            onDelete={mayChange ? remove : undefined}
            isRestorable
            many={(chosen) => <ManyPictures chosen={chosen} />}
            deleteText={(image) => words.thisWillPermanentlyDelete(imageLabel(image))}
            deleteWarning={(images) => (
              <ImageUses ids={images.map(({ id }) => id)}>
                <p className="mt-1.5 text-ink-2">{words.pagesThatUseItKeep}</p>
              </ImageUses>
            )}
          >
            {(choice) => (
              <>
                {uploadsMedia() ? null : (
                  <p className="mb-3 text-ink-2">{words.inThisEditionPicturesUploaded}</p>
                )}
                {mayChange && (
                  <p className="mb-3 flex min-h-8 items-center gap-2.5 text-ink-2 pointer-coarse:min-h-11">
                    <ChooseAll id="choose-all" {...choice} />
                    <label htmlFor="choose-all">{words.chooseAllOnThisPage}</label>
                  </p>
                )}
                <ul
                  aria-label={words.images}
                  className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
                >
                  {list.records.map((image) => (
                    <ImageCard
                      key={image.id}
                      image={image}
                      changing={
                        mayChange
                          ? {
                              isChosen: choice.chosen.has(image.id),
                              onChoose: (isChosen, isRange) =>
                                choice.choose(image, isChosen, isRange),
                              onEdit: () => open(image.id),
                              onDelete: () => choice.askToDelete(image),
                            }
                          : undefined
                      }
                    />
                  ))}
                </ul>
              </>
            )}
          </RecordFrame>
        );
        return may() ? <UploadDrop>{frame}</UploadDrop> : frame;
      }}
    </ContentPage>
  );
}
