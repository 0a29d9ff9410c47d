import { Buffer } from 'node:buffer';

interface Said {
  /** Fields of IPTC's application record, by their numbers. */
  iptc?: readonly (readonly [number, string | Uint8Array])[];
  /** Properties of an XMP description. */
  xmp?: string;
}

const twoBytes = (number: number): Buffer => Buffer.from([number >> 8, number & 255]);

const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), twoBytes(content.length + 2), content]);

function photoshopSegment(iptc: NonNullable<Said['iptc']>): Buffer {
  const fields = iptc.map(([field, said]) => {
    const text = Buffer.from(said as string);
    return Buffer.concat([Buffer.from([0x1c, 2, field]), twoBytes(text.length), text]);
  });
  const data = Buffer.concat(fields);
  const even = data.length % 2 === 0 ? data : Buffer.concat([data, Buffer.from([0])]);
  const head = Buffer.from('Photoshop 3.0\0' + '8BIM\u0004\u0004\0\0', 'latin1');
  return segment(0xed, Buffer.concat([head, Buffer.from([0, 0]), twoBytes(even.length), even]));
}

const namespaces = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
};

function xmpSegment(properties: string): Buffer {
  const declared = Object.entries(namespaces)
    .map(([name, address]) => `xmlns:${name}="${address}"`)
    .join(' ');
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${declared}><rdf:Description rdf:about="">${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  return segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`));
}

/** Smallest picture: one grey pixel. */
const pixel = Buffer.from(
  '/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  'base64',
);

/** A JPEG that says something in its IPTC and XMP data. */
export const jpegSaying = ({ iptc, xmp }: Said): Buffer =>
  Buffer.concat([
    pixel.subarray(0, 2),
    ...(iptc ? [photoshopSegment(iptc)] : []),
    ...(xmp ? [xmpSegment(xmp)] : []),
    pixel.subarray(2),
  ]);
