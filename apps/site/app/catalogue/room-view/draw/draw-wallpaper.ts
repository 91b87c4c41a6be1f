import { type RoomGeometry, seamsAt, wallRect } from '../room-geometry.ts';
import { type Piece, scaledTile } from './cloth.ts';

/**
 * Papers the back wall. The first drop hangs at the wall's left edge and starts with a whole repeat under the ceiling;
 * seams show as a paperhanger's do, hardly.
 *
 * @param dropWidthCm the roll's width; 0 where it is not known
 */
export function drawWallpaper(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  paper: Piece,
  dropWidthCm: number,
): void {
  const { left, top, width, height } = wallRect(room);
  const { canvas } = scaledTile(paper, room.pxPerCm);
  const pattern = pen.createPattern(canvas, 'repeat');
  if (!pattern) return;
  // Whole pixels of the tile are stretched by the little that brings them to the true scale.
  pattern.setTransform(
    new DOMMatrix([
      (paper.widthCm * room.pxPerCm) / canvas.width,
      0,
      0,
      (paper.heightCm * room.pxPerCm) / canvas.height,
      left,
      top,
    ]),
  );
  pen.save();
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = pattern;
  pen.fillRect(left, top, width, height);
  const hair = Math.max(1, room.pxPerCm * 0.12);
  for (const seam of seamsAt(room.wallWidthCm, dropWidthCm)) {
    const x = left + seam * room.pxPerCm;
    pen.fillStyle = 'rgb(0 0 0 / 0.045)';
    pen.fillRect(x, top, hair, height);
    pen.fillStyle = 'rgb(255 255 255 / 0.05)';
    pen.fillRect(x + hair, top, hair, height);
  }
  pen.restore();
}
