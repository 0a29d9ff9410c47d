import type { Failure } from '../errors.ts';
import type { FailureWords, Sentence } from './failure-words.ts';

/** Words of a failure, as toasts and problem details show them. */
export interface SaidFailure {
  title: string;
  message: string;
}

const said = (sentence: Sentence, params: unknown): string =>
  typeof sentence === 'string' ? sentence : sentence(params as never);

/** The words of a failure; its code where none of these catalogues has it. */
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
