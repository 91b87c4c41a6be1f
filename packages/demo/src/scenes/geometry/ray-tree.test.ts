import { expect, test } from 'vitest';
import { chances } from '../../drawing/random.ts';
import { Mesh } from './mesh.ts';
import { RayTree } from './ray-tree.ts';

/** A mesh of loose triangles, nine numbers each. */
function meshOf(triangles: readonly (readonly number[])[]): Mesh {
  const mesh = new Mesh();
  triangles.forEach((positions, i) => {
    mesh.positions.push(...positions);
    mesh.corners.push(i * 3, i * 3 + 1, i * 3 + 2);
    mesh.slotOfTriangle.push(0);
  });
  return mesh;
}

test('a ray meets what asking every triangle alone finds', () => {
  const chance = chances('rays');
  const triangles = Array.from({ length: 300 }, () => {
    const [x, y, z] = [chance() * 4, chance() * 4, chance() * 4];
    return Array.from({ length: 9 }, (_, i) => ([x, y, z][i % 3] ?? 0) + chance() - 0.5);
  });
  const tree = new RayTree(meshOf(triangles));
  const singles = triangles.map((triangle) => new RayTree(meshOf([triangle])));
  for (let i = 0; i < 200; i++) {
    const from = [chance() * 4, chance() * 4, -1] as const;
    const way = [chance() - 0.5, i % 5 === 0 ? 0 : chance() - 0.5, chance()] as const;
    let nearest = 60;
    for (const single of singles) {
      if (single.meets(...from, ...way, nearest)) nearest = single.distance;
    }
    expect(tree.meets(...from, ...way, 60)).toBe(nearest < 60);
    expect(tree.distance).toBe(nearest);
    expect(tree.blocked(...from, ...way, 60)).toBe(nearest < 60);
    expect(tree.blocked(...from, ...way, nearest)).toBe(false);
  }
});
