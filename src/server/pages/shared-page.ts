import { createHash } from 'node:crypto';
import { type Encoding, encode } from '../http/encoding.ts';

/** A page in one encoding, ready to be sent. */
export interface PageForm {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

/** One page, the same for everybody, in each encoding that was asked for. */
export interface SharedPage {
  status: number;
  /** Milliseconds, of `performance.now()`. */
  madeAt: number;
  /** What it takes of memory, about. */
  size: number;
  form: (encoding: Encoding) => Promise<PageForm>;
  /** The form, if it was made before. */
  readyForm: (encoding: Encoding) => PageForm | undefined;
}

/** The page and what its compressed forms take beside it. */
const SIZE_WITH_FORMS = 1.4;

/** Makes a page of an answer that holds nothing of whoever asked for it. */
export async function createSharedPage(
  answer: Response,
  always: Readonly<Record<string, string>>,
): Promise<SharedPage> {
  const { status } = answer;
  if (answer.headers.has('set-cookie')) throw new Error('A page for everybody sets a cookie.');
  const html = new Uint8Array(await answer.arrayBuffer());
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const headers = { ...Object.fromEntries(answer.headers), ...always };
  const ready = new Map<Encoding, PageForm>();
  const making = new Map<Encoding, Promise<PageForm>>();

  async function make(encoding: Encoding): Promise<PageForm> {
    const body = new Uint8Array(await encode(html, encoding));
    const form: PageForm = {
      status,
      body,
      headers: {
        ...headers,
        etag: `"${tag}-${encoding}"`,
        vary: 'accept-encoding, cookie',
        'content-length': String(body.byteLength),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    };
    ready.set(encoding, form);
    return form;
  }

  return {
    status,
    madeAt: performance.now(),
    size: html.byteLength * SIZE_WITH_FORMS,
    form: (encoding) => {
      const begun = making.get(encoding) ?? make(encoding);
      making.set(encoding, begun);
      return begun;
    },
    readyForm: (encoding) => ready.get(encoding),
  };
}

/** Whether the caller has the form already, by its `If-None-Match`. */
export const hasForm = ({ headers }: PageForm, known: string | null | undefined): boolean =>
  known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === headers.etag) ?? false;

/** What a caller that has the page is told again. */
export const unchanged = ({ headers }: PageForm): PageForm => {
  const { 'content-length': _, 'content-type': __, 'content-encoding': ___, ...rest } = headers;
  return { status: 304, headers: rest, body: new Uint8Array() };
};
