import * as z from 'zod/mini';
import type { Toast } from '#ui/kit/toast-store.ts';

const NAME = 'daybreak-flash';

/** Long enough for the page that a form leads to, in seconds. */
const MOST_AGE = 60;

/** What browsers keep of one cookie, in bytes. */
const MOST_BYTES = 4000;

const storedToast = z.object({
  /** The id of the form that it answers. */
  form: z.optional(z.string()),
  title: z.string(),
  text: z.optional(z.string()),
  isError: z.optional(z.boolean()),
  asksToNotify: z.optional(z.boolean()),
});

const cookie = (value: string, age: number, isHttps: boolean): string =>
  `${NAME}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

/** What a page has to say of what was done on the one before it. */
export interface Flash {
  toast: Toast;
  /** The id of the form that was sent there. */
  form?: string;
}

/** The cookie that brings a toast to the next page; none for one that is too long for a cookie. */
export function flashOf(toast: Toast | undefined, form: string, isHttps: boolean): string[] {
  if (!toast) return [];
  const value = encodeURIComponent(JSON.stringify({ ...toast, form }));
  return value.length > MOST_BYTES ? [] : [cookie(value, MOST_AGE, isHttps)];
}

/** The cookie that takes the toast back, once it was shown. */
export const noFlash = (isHttps: boolean): string => cookie('', 0, isHttps);

/** The toast that a request brings. A page that is only fetched ahead must not use it up. */
export function flashIn({ headers }: Request): Flash | undefined {
  if (headers.get('sec-purpose')?.includes('prefetch')) return undefined;
  const value = headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((one) => one.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  if (!value) return undefined;
  try {
    const { title, form, ...rest } = storedToast.parse(JSON.parse(decodeURIComponent(value)));
    const toast = {
      title,
      ...(rest.text === undefined ? {} : { text: rest.text }),
      isError: rest.isError === true,
      asksToNotify: rest.asksToNotify === true,
    };
    return { toast, ...(form === undefined ? {} : { form }) };
  } catch {
    return undefined;
  }
}
