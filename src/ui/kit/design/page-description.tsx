import { writtenIn } from './written-in.ts';

/** Text below the title of a list page; nothing where there is none. */
export const PageDescription = ({ text = '' }: { text?: string | undefined }) =>
  text === '' ? null : (
    <p className="-mt-1.5 mb-3 max-w-prose text-standfirst wrap-anywhere" {...writtenIn(text)}>
      {text}
    </p>
  );
