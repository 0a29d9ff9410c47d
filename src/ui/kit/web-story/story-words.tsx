import { writtenIn } from '../design/written-in.ts';

/** Text of a story page, legible over any picture. */
export function StoryWords({ text }: { text: string }) {
  return (
    <>
      <div className="absolute inset-x-0 top-0 h-33 bg-linear-to-b from-60% from-[rgb(8_12_16/0.8)] to-transparent" />
      {text && (
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-60% from-[rgb(8_12_16/0.92)] to-transparent px-5 pt-24 pb-9">
          <p
            {...writtenIn(text)}
            className="max-h-[min(64dvh,600px)] overflow-hidden whitespace-pre-line text-pretty font-medium font-serif text-[min(1.5625rem,11vw)]/[1.28] tracking-[-0.008em]"
          >
            {text}
          </p>
        </div>
      )}
    </>
  );
}
