import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentString } from './registration.ts';
import {
  readDataString,
  UPLOAD_LABEL,
  UPLOAD_TOO_MANY_MESSAGE,
  uploadRejections,
} from './upload.ts';

const encoded = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const reasons = (value: string) =>
  documentString.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('an upload', () => {
  it('[REG-48] [REG-51] is a JPEG, a PNG or a PDF', () => {
    for (const type of ['image/jpeg', 'image/png', 'application/pdf'])
      expect(uploadRejections(type, 100)).toEqual([]);
    for (const type of ['image/gif', 'image/svg+xml', 'text/html', ''])
      expect(uploadRejections(type, 100)).toEqual(['File type must be JPEG, PNG or PDF']);
  });

  it('[REG-49] [REG-52] has at most 2097152 bytes, and one at least', () => {
    expect(uploadRejections('image/png', 2_097_152)).toEqual([]);
    expect(uploadRejections('image/png', 1)).toEqual([]);
    expect(uploadRejections('image/png', 2_097_153)).toEqual(['File is larger than 2097152 bytes']);
    expect(uploadRejections('image/png', 0)).toEqual(['File is smaller than 1 bytes']);
  });

  it('[REG-50] [REG-51] has the words of the documents', () => {
    expect(UPLOAD_LABEL).toBe('PNG, JPG or PDF (Max 2mb)');
    expect(UPLOAD_TOO_MANY_MESSAGE).toBe('Too many files');
  });
});

describe('an encoded data string', () => {
  it('[REG-46] tells type and size without being decoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        const file = readDataString(encoded('image/png', bytes));
        expect(file).toEqual({ type: 'image/png', sizeBytes: bytes.length });
      }),
    );
  });

  it('[REG-71] may be empty', () => {
    expect(reasons('')).toEqual([]);
    expect(reasons(encoded('application/pdf', new Uint8Array(9)))).toEqual([]);
  });

  it('[REG-49] is taken at the largest size and refused a byte above it', () => {
    expect(reasons(encoded('application/pdf', new Uint8Array(2_097_152)))).toEqual([]);
    for (const sizeBytes of [2_097_153, 2_097_160, 3_000_000])
      expect(reasons(encoded('image/png', new Uint8Array(sizeBytes)))).toEqual([
        'File is larger than 2097152 bytes',
      ]);
  });

  it('[REG-51] is refused where it is none', () => {
    for (const value of [
      'hello',
      'data:image/png,abc',
      'data:image/png;base64,a',
      'data:image/png;base64,ab!=',
      encoded('text/html', new Uint8Array(3)),
    ])
      expect(reasons(value)).toEqual(['File type must be JPEG, PNG or PDF']);
  });
});
