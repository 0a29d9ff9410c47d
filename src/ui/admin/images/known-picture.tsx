import { imageLabel, type LibraryImage } from '#core/image/library-image.ts';

/** Note that an uploaded file is in the library already, with a link to it. */
export const KnownPicture = ({ known }: { known: LibraryImage | undefined }) => (
  <p role="status" className="basis-full wrap-anywhere">
    {known ? (
      <>
        {'This picture is in the library already: '}
        <a href={`/admin/images?edit=${known.id}`} className="prose-link inline-block min-h-6">
          {imageLabel(known)}
        </a>
      </>
    ) : null}
  </p>
);
