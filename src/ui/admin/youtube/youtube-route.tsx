import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { youtubeId } from '#core/video/video.ts';
import { videoKind } from '#core/video/video-kind.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { loadSection } from '../parts/api/load-section.ts';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { RecordForm } from '../parts/editor/record-form.tsx';
import type { PlainInputsOf } from '../parts/form/plain-fields.ts';

/**
 * Small thumbnail of a video, 4:3; an icon if it is missing. Decorative: the title is beside it.
 */
function VideoStill({ videoId }: { videoId: string }) {
  const id = youtubeId(videoId);
  const [missing, setMissing] = useState<string>();
  return (
    <span className="grid h-12 w-16 flex-none place-items-center overflow-hidden bg-wash-2 text-ink-3">
      {id === undefined || id === missing ? (
        <AdminIcon name="video" />
      ) : (
        <img
          src={`https://i.ytimg.com/vi/${id}/default.jpg`}
          alt=""
          width={120}
          height={90}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setMissing(id)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

export const loader = (args: RouteArgs) => loadSection(args, 'videos');

const columns: ColumnOf<'videos'>[] = [
  {
    label: words.title,
    sort: 'title',
    cell: ({ title, videoId }) => (
      <span className="flex items-center gap-3">
        <VideoStill videoId={videoId} />
        <span className="min-w-0 font-semibold">{title}</span>
      </span>
    ),
  },
  {
    label: words.videoId,
    cell: ({ videoId }) => (
      <span className="block text-ink-2 tabular-nums max-md:ps-19">{videoId}</span>
    ),
    className: 'md:w-48',
  },
];

const inputs: PlainInputsOf<typeof videoKind.fields> = {
  title: { label: words.title, required: true },
  videoId: {
    label: words.videoId,
    required: true,
    hint: words.theIdAloneOrAny,
  },
  description: { label: words.description, rows: 3 },
};

export function Component() {
  return (
    <ContentSection
      kind={videoKind}
      loaded={useLoaderData<typeof loader>()}
      title={words.youtubeVideos}
      nameOf={({ title }) => title}
      noun={words.videoInside}
      newLabel={words.addVideo}
      columns={columns}
      empty={words.noVideosFoundAdd}
      editor={(place) => (
        <RecordForm
          {...place}
          kind={videoKind}
          inputs={inputs}
          title={place.record ? words.editVideo : words.addVideo}
          saveLabel={words.saveVideo}
        />
      )}
    />
  );
}
