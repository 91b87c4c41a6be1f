import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutEmptySegments } from './canonical-path.ts';

test('an address of empty segments has one spelling, on its own host and without any', () => {
  const written = fc.array(fc.constantFrom('/', '\\', 'a', '.', '?', '//'), { maxLength: 30 });
  fc.assert(
    fc.property(written, (parts) => {
      const url = `/${parts.join('')}`;
      const spelled = withoutEmptySegments(url);
      const [path = ''] = (spelled ?? url).split('?', 1);
      expect(path).not.toContain('//');
      if (spelled === undefined) return;
      expect(new URL(spelled, 'http://own.example').host).toBe('own.example');
      expect(withoutEmptySegments(spelled)).toBeUndefined();
      expect(spelled.split('?').slice(1)).toEqual(url.split('?').slice(1));
    }),
  );
  expect(withoutEmptySegments('//\\evil.example/a')).toBe('/evil.example/a');
  expect(withoutEmptySegments('/a?b=//c')).toBeUndefined();
});
