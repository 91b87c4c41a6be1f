import type { TrueScale } from '@selvedge/scenes/true-scale';
import { roomGeometry, scaleAt } from '../room-geometry.ts';
import type { RoomState } from '../room-state.ts';
import { layGrain, type Rgb, rgbOf } from './canvas.ts';
import { clothOf, plainCloth } from './cloth.ts';
import { drawCurtains } from './draw-curtains.ts';
import { drawFloor, lightFloor } from './draw-floor.ts';
import { drawPerson, type Standing } from './draw-person.ts';
import { drawRug, rugPlace } from './draw-rug.ts';
import { drawShell, drawSkirting, lightWall } from './draw-shell.ts';
import { drawSofa } from './draw-sofa.ts';
import { drawWallpaper } from './draw-wallpaper.ts';
import { drawWindow, windowPlace } from './draw-window.ts';

/** What a room is drawn from. */
export interface RoomDrawing {
  readonly state: RoomState;
  readonly scale: TrueScale;
  readonly picture: HTMLImageElement;
  /** Whether the design has no repeat. */
  readonly plain: boolean;
  /** Width of a roll of paper, for its seams; 0 where it is not known. */
  readonly dropWidthCm: number;
}

/** What covers the sofa where it is not the design's turn. */
const OATMEAL: Rgb = [206, 197, 181];
/** On a narrower wall nobody stands beside a sofa. */
const CROWDED_CM = 330;
/** Where cloth on a sofa is on the whole, from the wall. */
const SOFA_CLOTH_CM = 70;

/** Draws the whole room; the canvas has the size in which it is to be drawn. */
export function drawRoom(pen: CanvasRenderingContext2D, drawing: RoomDrawing): void {
  const { state, scale, picture } = drawing;
  const { width: widthPx, height: heightPx } = pen.canvas;
  const room = roomGeometry(state.setting, state, { widthPx, heightPx });
  const paint = rgbOf(state.paint);
  const piece = scale.kind === 'repeats' ? { ...scale, picture, plain: drawing.plain } : null;
  const window = windowPlace(state.wallWidthCm, state.wallHeightCm);
  pen.clearRect(0, 0, widthPx, heightPx);
  drawFloor(pen, room);
  if (scale.kind === 'whole')
    drawRug(pen, room, picture, scale, rugPlace(scale, state.wallWidthCm, room.nearCm));
  lightFloor(pen, room, paint, state.setting === 'curtain' ? 'back' : 'left');
  drawShell(pen, room, paint);
  if (state.setting === 'wall' && piece) drawWallpaper(pen, room, piece, drawing.dropWidthCm);
  drawSkirting(pen, room);
  lightWall(pen, room, state.setting !== 'curtain');
  if (state.setting === 'curtain') drawWindow(pen, room, window);
  if (state.setting === 'curtain' && piece)
    drawCurtains(pen, room, clothOf(piece, scaleAt(room, 9)), window);
  if (state.setting === 'sofa' && piece)
    drawSofa(pen, room, clothOf(piece, scaleAt(room, SOFA_CLOTH_CM)));
  if (state.setting === 'floor') drawSofa(pen, room, plainCloth(OATMEAL));
  if (state.person) drawPerson(pen, room, personAt(state));
  layGrain(pen);
}

/** Beside what is shown: at a quarter of a bare wall, else towards the right end, before a sofa that leaves no room. */
function personAt({ setting, wallWidthCm }: RoomState): Standing {
  if (setting === 'wall') return { x: wallWidthCm * 0.24, z: 46 };
  const right = Math.min(wallWidthCm - 40, wallWidthCm / 2 + 152);
  const crowded = setting !== 'curtain' && wallWidthCm < CROWDED_CM;
  return { x: right, z: crowded ? 122 : 46 };
}

/** How wide the whole picture is to come, in pixels, to be sharp in a canvas of this size. */
export function pictureWidthFor(
  drawing: Omit<RoomDrawing, 'picture'>,
  stage: { readonly widthPx: number; readonly heightPx: number },
): number {
  const room = roomGeometry(drawing.state.setting, drawing.state, stage);
  const { scale } = drawing;
  if (scale.kind === 'repeats') return scale.widthCm * scaleAt(room, SOFA_CLOTH_CM);
  const [left, , right] = scale.box;
  return (scale.widthCm * scaleAt(room, room.nearCm)) / (right - left);
}
