import type { Failure } from '../errors.ts';
import type { FailureWords, Sentence } from './failure-words.ts';

/** Title and message of a failure, for toasts and problem details. */
export interface SaidFailure {
  title: string;
  message: string;
}

const said = (sentence: Sentence, params: unknown): string =>
  typeof sentence === 'string' ? sentence : sentence(params as never);

/** Returns the words of a failure, or its code if no catalogue has it. */
export function sayFailure(
  { kind, code, params, titled }: Failure,
  catalogues: readonly FailureWords[],
): SaidFailure {
  const wording =
    catalogues.map(({ failures }) => failures[kind]?.[code]).find((one) => one !== undefined) ??
    code;
  const titles: FailureWords['titles'] = Object.assign(
    {},
    ...catalogues.map(({ titles }) => titles),
  );
  const own = typeof wording === 'object' ? wording.title : titles.invalid;
  return {
    title: (titled && titles[titled]) ?? own ?? code,
    message: said(typeof wording === 'object' ? wording.message : wording, params),
  };
}
