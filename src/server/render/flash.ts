import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Toast } from '#ui/kit/stores/toast-store.ts';

/** Lifetime of the cookie in seconds: enough for the page after a form. */
const MOST_AGE = 60;

/** Largest cookie that browsers keep, in bytes. */
const MOST_BYTES = 4000;

const storedToast = z.object({
  /** Id of the form that it answers. */
  form: z.optional(z.string()),
  title: z.string(),
  text: z.optional(z.string()),
  link: z.optional(z.object({ label: z.string(), href: z.string() })),
  isError: z.optional(z.boolean()),
  asksToNotify: z.optional(z.boolean()),
});

/** Settings of the cookie that carries a toast from a form to the next page. */
export interface FlashSetting {
  isHttps: boolean;
  /** Key of the site's HMACs: toasts that others put into the cookie are ignored. */
  siteKey: string;
}

const nameOf = ({ isHttps }: FlashSetting): string => `${isHttps ? '__Host-' : ''}daybreak-flash`;

function cookie(setting: FlashSetting, value: string, age: number): string {
  const secure = setting.isHttps ? '; Secure' : '';
  return `${nameOf(setting)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

const signOf = ({ siteKey }: FlashSetting, text: string): string =>
  createHmac('sha256', siteKey).update(`flash ${text}`).digest('base64url');

/** Returns the text of a signed value; `undefined` for an invalid signature. */
function signedText(setting: FlashSetting, value: string): string | undefined {
  const at = value.lastIndexOf('.');
  const text = value.slice(0, Math.max(0, at));
  const [given, own] = [Buffer.from(value.slice(at + 1)), Buffer.from(signOf(setting, text))];
  return given.length === own.length && timingSafeEqual(given, own) ? text : undefined;
}

/** Flash message: the outcome of the form on the previous page. */
export interface Flash {
  toast: Toast;
  /** Id of that form. */
  form?: string;
}

/** Cookies that carry a toast to the next page; none if it is too long for a cookie. */
export function flashOf(
  { toast, form }: { toast: Toast | undefined; form: string },
  setting: FlashSetting,
): string[] {
  if (!toast) return [];
  const text = encodeURIComponent(JSON.stringify({ ...toast, form }));
  const value = `${text}.${signOf(setting, text)}`;
  return value.length > MOST_BYTES ? [] : [cookie(setting, value, MOST_AGE)];
}

/** Cookie that deletes the toast after it was shown. */
export const noFlash = (setting: FlashSetting): string => cookie(setting, '', 0);

/** Returns the toast in a request; none for a prefetch, which must not consume it. */
export function flashIn({ headers }: Request, setting: FlashSetting): Flash | undefined {
  if (headers.get('sec-purpose')?.includes('prefetch')) return undefined;
  const name = nameOf(setting);
  const value = headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const signed = value && signedText(setting, value);
  if (!signed) return undefined;
  try {
    const { title, form, ...rest } = storedToast.parse(JSON.parse(decodeURIComponent(signed)));
    const toast = {
      title,
      ...(rest.text === undefined ? {} : { text: rest.text }),
      ...(rest.link === undefined ? {} : { link: rest.link }),
      isError: rest.isError === true,
      asksToNotify: rest.asksToNotify === true,
    };
    return { toast, ...(form === undefined ? {} : { form }) };
  } catch {
    return undefined;
  }
}
