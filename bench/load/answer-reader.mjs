const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = '\r\ncontent-length:';
const nothing = Buffer.alloc(0);

/** Offset of the status code, as in `HTTP/1.1 200`. */
const STATUS_AT = 9;
const ZERO = 48;
const SPACE = 32;

/** Offset of the length in the last head that had one, and the bytes of the header's name before it. */
const usual = { at: 0, name: nothing };

/**
 * Parses the number at that offset.
 * @param {Buffer} head
 * @param {number} from
 */
function numberAt(head, from) {
  let number = 0;
  for (let at = from; ; at += 1) {
    const digit = (head[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return number;
    number = number * 10 + digit;
  }
}

/**
 * Returns the length of a body from its head; -1 if chunked, `NaN` if unknown.
 * @param {Buffer} head
 * @param {number} status
 */
function bodyLength(head, status) {
  const { at, name } = usual;
  // A server's heads are alike, and parsing each one costs as much as sending a request.
  const isUsual = at > 0 && at < head.length && name.compare(head, at - name.length, at) === 0;
  if (isUsual) return numberAt(head, at);
  const text = head.toString('latin1').toLowerCase();
  const found = text.indexOf(LENGTH);
  if (found >= 0) {
    usual.at = found + LENGTH.length;
    while (head[usual.at] === SPACE) usual.at += 1;
    usual.name = Buffer.from(head.subarray(found, usual.at));
    return numberAt(head, usual.at);
  }
  if (text.includes('transfer-encoding: chunked')) return -1;
  return status === 204 || status === 304 ? 0 : Number.NaN;
}

/**
 * Splits the data of one connection into answers as cheaply as possible: bodies are only counted.
 * @param {(status: number, bytes: number) => void} onAnswer called for each complete answer; status 0 if
 * it can't be parsed
 * @returns {(data: Buffer) => void} takes received data; keeps no reference to it
 */
export function createAnswerReader(onAnswer) {
  /** Start of an incomplete head or chunk-size line, from earlier data. */
  let held = nothing;
  let status = 0;
  let bytes = 0;
  /** Remaining bytes of the body or chunk. */
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
    status = numberAt(data, from + STATUS_AT);
    const length = bodyLength(data.subarray(from, end + 2), status);
    bytes = 0;
    if (Number.isNaN(length)) status = 0;
    missing = length || 0;
    if (length === -1) state = 'chunk-size';
    else if (missing > 0) state = 'body';
    else finish();
    return end + HEAD_END.length;
  }

  /** @param {Buffer} data @param {number} from */
  function takeChunkSize(data, from) {
    const end = data.indexOf('\r\n', from);
    if (end < 0) return -1;
    const size = Number.parseInt(data.toString('latin1', from, end), 16);
    // The last chunk is empty and ends the answer.
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
      // An incomplete head waits for more data, in a copy: `arrived` belongs to the caller.
      if (next < 0) held = Buffer.from(data.subarray(at));
      at = next < 0 ? data.length : next;
    }
  };
}
