import { useLoaderData } from 'react-router';
import { advertisementKind } from '#core/advertisement/advertisement-kind.ts';
import type { RowOf } from '#core/collections.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import { loadSection } from '../parts/api/load-section.ts';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { AdvertisementEditor, adTypes, placementLabel } from './advertisement-editor.tsx';

export const loader = (args: RouteArgs) => loadSection(args, 'advertisements');

type Row = RowOf<'advertisements'>;

/** Status of an advertisement; notes where another one in the same placement is shown instead. */
function Status({ ad: { id, active, placement } }: { ad: Row }) {
  const { ads } = useBackOffice().site;
  const shown = Object.entries(ads).find(([place]) => place === placement)?.[1];
  return (
    <>
      <span
        className={`inline-block rounded-1 border px-2 text-[0.8125rem]/5.5 ${active ? 'border-ok text-ok' : 'border-edge text-ink-2'}`}
      >
        {active ? words.active : words.inactive}
      </span>
      {active && shown && shown.id !== id ? (
        <span className="block text-meta">{words.notShownAnotherActive}</span>
      ) : null}
    </>
  );
}

const columns: ColumnOf<'advertisements'>[] = [
  {
    label: words.campaignName,
    sort: 'name',
    cell: ({ name }) => <strong className="font-semibold">{name}</strong>,
  },
  {
    label: words.placement,
    sort: 'placement',
    cell: ({ placement }) => placementLabel(placement),
    className: 'md:w-44',
  },
  { label: words.type, cell: ({ type }) => adTypes[type], className: 'md:w-20' },
  {
    label: words.status,
    sort: 'status',
    cell: (ad) => <Status ad={ad} />,
    className: 'md:w-44',
  },
];

/** Section for advertisements. */
export function Component() {
  return (
    <ContentSection
      kind={advertisementKind}
      loaded={useLoaderData<typeof loader>()}
      title={words.advertisements}
      nameOf={({ name }) => name}
      noun={words.advertisement}
      newLabel={words.newAdvertisementHeading}
      columns={columns}
      empty={words.noAdvertisementsFoundCreate}
      editor={(place) => <AdvertisementEditor {...place} />}
    />
  );
}
