import { useLoaderData } from 'react-router';
import { videoKind } from '#core/video/video-kind.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { loadSection } from '../parts/api/load-section.ts';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { RecordForm } from '../parts/editor/record-form.tsx';
import type { PlainInputsOf } from '../parts/form/plain-fields.ts';
import { VideoStill } from './video-still.tsx';

export const loader = (args: RouteArgs) => loadSection(args, 'videos');

const columns: ColumnOf<'videos'>[] = [
  {
    label: 'Title',
    sort: 'title',
    cell: ({ title, videoId }) => (
      <span className="flex items-center gap-3">
        <VideoStill videoId={videoId} />
        <span className="min-w-0 font-semibold">{title}</span>
      </span>
    ),
  },
  {
    label: 'Video ID',
    cell: ({ videoId }) => (
      <span className="block text-ink-2 tabular-nums max-md:pl-19">{videoId}</span>
    ),
    className: 'md:w-48',
  },
];

const inputs: PlainInputsOf<typeof videoKind.fields> = {
  title: { label: 'Title', required: true },
  videoId: {
    label: 'Video ID',
    required: true,
    hint: 'The id alone, or any address of the video on YouTube: the id is taken out of it.',
  },
  description: { label: 'Description', rows: 3 },
};

export function Component() {
  return (
    <ContentSection
      kind={videoKind}
      loaded={useLoaderData<typeof loader>()}
      title="YouTube Videos"
      nameOf={({ title }) => title}
      noun="video"
      newLabel="Add Video"
      columns={columns}
      empty="No videos found. Add the first one!"
      editor={(place) => (
        <RecordForm
          {...place}
          kind={videoKind}
          inputs={inputs}
          title={place.record ? 'Edit Video' : 'Add Video'}
          saveLabel="Save Video"
        />
      )}
    />
  );
}
