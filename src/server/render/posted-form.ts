import { problemOf } from '#api/problem.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import { FORM_ID_FIELD } from '#ui/kit/design/post-form.tsx';
import type { AnsweredForm } from '#ui/kit/page/server-page.ts';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import type { Flash } from './flash.ts';

/** True for a field whose value is never sent back. */
const isSecret = (name: string): boolean => /password/i.test(name);

/** Parses the posted fields; throws a `Problem` if the body isn't a form. */
export async function formDataOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    const failure = { kind: 'invalid', code: 'form-not-understood' } as const;
    throw problemOf(failure, sayInEnglish(failure));
  }
}

/** The id of a form, its outcome and the texts typed into it, to show the form again. */
export function answeredForm(form: FormData, outcome: FormOutcome): AnsweredForm {
  const texts = [...form].filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    return typeof value === 'string' && !isSecret(name);
  });
  const { [FORM_ID_FIELD]: id = '', ...values } = Object.fromEntries(texts);
  return { id, outcome, values };
}

/** The completed form that the previous page sent, to show it again. */
export const doneForm = (flash: Flash | undefined): AnsweredForm | undefined =>
  flash?.form === undefined || flash.toast.isError
    ? undefined
    : { id: flash.form, outcome: { isDone: true, toast: flash.toast }, values: {} };

/** Path of the page that the form was sent from; the form's own address without a `Referer`. */
export function senderOf(request: Request): string {
  const own = new URL(request.url);
  const sender = URL.parse(request.headers.get('referer') ?? '');
  const { pathname, search } = sender?.host === own.host ? sender : own;
  // A path with two leading slashes would be a URL with another host.
  return pathname.replace(/^\/+/, '/') + search;
}

export function isOutcome(value: unknown): value is FormOutcome {
  return typeof value === 'object' && value !== null && 'isDone' in value;
}
