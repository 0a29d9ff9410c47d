import { useLoaderData } from 'react-router';
import { imageKind } from '#core/image/image-kind.ts';
import { imageLabel } from '#core/image/library-image.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { uploadsMedia } from '../media/media-keeping.ts';
import { loadSection } from '../parts/api/load-section.ts';
import { useContent } from '../parts/api/use-content.ts';
import { useMayChange } from '../parts/api/use-may-change.ts';
import { ContentPage } from '../parts/content-page.tsx';
import { ChooseAll } from '../parts/table/choose-box.tsx';
import { RecordFrame } from '../parts/table/record-frame.tsx';
import { SortSelect } from '../parts/table/sort-select.tsx';
import { useTableAddress } from '../parts/table/use-table-address.ts';
import { ImageCard } from './image-card.tsx';
import { ImageEditor } from './image-editor.tsx';
import { ImageUses } from './image-uses.tsx';
import { UploadDrop } from './upload/upload-drop.tsx';

export const loader = (args: RouteArgs) => loadSection(args, 'images');

const orders = {
  '': 'Newest first',
  'alt asc': 'Alt text, A to Z',
  'alt desc': 'Alt text, Z to A',
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
      title="Image Library"
      count={list.total}
      newLabel={may() ? 'Add New Image' : undefined}
      edited={edited}
      editor={(place) => <ImageEditor {...place} />}
    >
      {(open, newButton) => {
        const frame = (
          <RecordFrame
            label="Images"
            list={list}
            nameOf={imageKind.labelOf}
            empty="No images found. Add your first one!"
            emptyAction={newButton}
            tools={<SortSelect address={address} label="Sort images" orders={orders} />}
            onDelete={mayChange ? ({ id }) => remove(id) : undefined}
            deleteText={(image) => `This will permanently delete the image "${imageLabel(image)}".`}
            deleteWarning={(images) => (
              <ImageUses ids={images.map(({ id }) => id)}>
                <p className="mt-1.5 text-ink-2">
                  Pages that use it keep showing it; the library no longer offers it.
                </p>
              </ImageUses>
            )}
          >
            {(choice) => (
              <>
                {uploadsMedia() ? null : (
                  <p className="mb-3 text-ink-2">
                    In this edition, pictures uploaded in articles, stories and advertisements are
                    stored with them, not here.
                  </p>
                )}
                {mayChange && (
                  <p className="mb-3 flex min-h-8 items-center gap-2.5 text-ink-2 pointer-coarse:min-h-11">
                    <ChooseAll id="choose-all" {...choice} />
                    <label htmlFor="choose-all">Choose all on this page</label>
                  </p>
                )}
                <ul
                  aria-label="Images"
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
                              onChoose: (isChosen) => choice.choose(image, isChosen),
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
