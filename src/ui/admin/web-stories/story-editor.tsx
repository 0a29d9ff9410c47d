import { useState } from 'react';
import type { StoryPage, WebStory } from '#core/web-story/web-story.ts';
import { webStoryKind } from '#core/web-story/web-story-kind.ts';
import { MediaField } from '../media/media-field.tsx';
import { useContent } from '../parts/api/use-content.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import { RecordEditor } from '../parts/editor/record-editor.tsx';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { TextInput } from '../parts/form/form-field.tsx';
import { PageForm } from './page-form.tsx';
import { PageRail } from './page-rail.tsx';
import { describeStory, emptyPage, movedPage, storyFields } from './story-fields.ts';
import { StoryPreview } from './story-preview.tsx';

/** Editor of a web story: cover, pages, and a preview of the current page. */
export function StoryEditor({ record, onClose }: EditorPlace<WebStory>) {
  const work = useRecordWork({
    collection: 'stories',
    record,
    toFields: storyFields,
    labelOf: ({ title }) => title || 'New web story',
    describe: describeStory,
    saving: useContent('stories', webStoryKind),
    onClose,
  });
  const { fields, change } = work;
  const { title, coverImage, coverImageSrc, pages } = fields;
  const [chosen, setChosen] = useState(0);
  // A restored or merged version may have fewer pages.
  const current = Math.min(chosen, pages.length - 1);
  const page = pages[current] ?? emptyPage();

  const changePages = (edit: (was: StoryPage[]) => StoryPage[]): void =>
    change((was) => ({ ...was, pages: edit(was.pages) }));
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= pages.length) return;
    changePages((was) => movedPage(was, from, to));
    setChosen(to);
  };
  const insert = (at: number, added: StoryPage): void => {
    changePages((was) => was.toSpliced(at, 0, added));
    setChosen(at);
  };

  return (
    <RecordEditor
      work={work}
      size="full"
      title={record ? 'Edit Web Story' : 'New Web Story'}
      saveLabel="Save Web Story"
    >
      <div className="grid gap-6 p-5 lg:grid-cols-[9.5rem_minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-4 lg:col-start-2">
          <TextInput
            label="Title"
            required
            value={title}
            onChange={(next) => change({ title: next })}
            error={work.errorOf('title')}
          />
          <TextInput
            label="Cover Image Description"
            required
            value={coverImage}
            onChange={(next) => change({ coverImage: next })}
            error={work.errorOf('coverImage')}
          />
          <MediaField
            label="Cover media"
            src={coverImageSrc}
            type="image"
            onMedia={({ url, name }) =>
              change((was) => ({
                ...was,
                coverImageSrc: url,
                coverImage: was.coverImage || name,
              }))
            }
            onRemove={() => change({ coverImageSrc: '' })}
            hint="An upright picture suits best. Or drop one here."
          />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <PageRail
            pages={pages}
            current={current}
            onSelect={setChosen}
            onMove={move}
            onAdd={() => insert(pages.length, emptyPage())}
          />
        </div>
        <div className="lg:col-start-2">
          <PageForm
            page={page}
            place={current}
            pages={pages.length}
            onChange={(edit) =>
              changePages((was) => was.map((one, at) => (at === current ? edit(one) : one)))
            }
            onMove={(to) => move(current, to)}
            onDuplicate={() => insert(current + 1, { ...page })}
            onRemove={() => {
              changePages((was) => (was.length > 1 ? was.toSpliced(current, 1) : was));
              setChosen(Math.max(0, current - 1));
            }}
          />
        </div>
        <div className="lg:sticky lg:top-5 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:self-start">
          <StoryPreview title={title} pages={pages} current={current} />
        </div>
      </div>
    </RecordEditor>
  );
}
