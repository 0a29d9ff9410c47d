const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = 'content-length:';
const nothing = Buffer.alloc(0);

/** What is known of a body from its head: a length, or that it comes in chunks. @param {Buffer} head */
function readHead(head) {
  const text = head.toString('latin1').toLowerCase();
  const status = Number(text.slice(9, 12));
  const at = text.indexOf(LENGTH);
  if (at >= 0) return { status, length: Number.parseInt(text.slice(at + LENGTH.length), 10) };
  if (text.includes('transfer-encoding: chunked')) return { status, length: -1 };
  return { status, length: status === 204 || status === 304 ? 0 : Number.NaN };
}

/**
 * Cuts what arrives on one connection into answers, at the least cost: of a body, only its bytes
 * are counted.
 * @param {(status: number, bytes: number) => void} onAnswer once for each whole answer; status 0 for
 *   what is no answer that could be followed
 * @returns {(data: Buffer) => void} takes what arrived; keeps no reference to it
 */
export function createAnswerReader(onAnswer) {
  /** What of a head, or of a chunk's first line, came before. */
  let held = nothing;
  let status = 0;
  let bytes = 0;
  /** Bytes of the body or chunk that are still to come. */
  let missing = 0;
  let isLast = false;
  /** @type {'head' | 'body' | 'chunk-size' | 'chunk'} */
  let state = 'head';

  function finish() {
    state = 'head';
    onAnswer(status, bytes);
  }

  /** @param {Buffer} data @param {number} from */
  function takeHead(data, from) {
    const end = data.indexOf(HEAD_END, from);
    if (end < 0) return -1;
    const head = readHead(data.subarray(from, end + 2));
    status = head.status;
    bytes = 0;
    if (Number.isNaN(head.length)) status = 0;
    missing = head.length || 0;
    if (head.length === -1) state = 'chunk-size';
    else if (missing > 0) state = 'body';
    else finish();
    return end + HEAD_END.length;
  }

  /** @param {Buffer} data @param {number} from */
  function takeChunkSize(data, from) {
    const end = data.indexOf('\r\n', from);
    if (end < 0) return -1;
    const size = Number.parseInt(data.toString('latin1', from, end), 16);
    // The last chunk is empty, and its end is the end of the answer.
    missing = size + 2;
    bytes += size;
    state = 'chunk';
    isLast = size === 0;
    return end + 2;
  }

  /** @param {Buffer} data @param {number} from */
  function takeBody(data, from) {
    const taken = Math.min(missing, data.length - from);
    missing -= taken;
    if (state === 'body') bytes += taken;
    if (missing > 0) return data.length;
    if (state === 'body' || isLast) finish();
    else state = 'chunk-size';
    return from + taken;
  }

  const takers = {
    head: takeHead,
    body: takeBody,
    'chunk-size': takeChunkSize,
    chunk: takeBody,
  };

  return (arrived) => {
    const data = held.length > 0 ? Buffer.concat([held, arrived]) : arrived;
    held = nothing;
    for (let at = 0; at < data.length; ) {
      const next = takers[state](data, at);
      // What is whole is told by what comes later; the arrived bytes are not this one's to keep.
      if (next < 0) held = Buffer.from(data.subarray(at));
      at = next < 0 ? data.length : next;
    }
  };
}
