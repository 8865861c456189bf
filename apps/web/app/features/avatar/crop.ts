export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The square of a picture that is taken: its middle as shares of the picture's sides, and its zoom. */
export interface Crop extends Point {
  /** 1 takes the largest possible square; 2 one of half its side. */
  zoom: number;
}

/** The largest square in the middle: specification, section 4. */
export const CENTRED: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

/** The square in pixels of the picture. */
export function squareOf(picture: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(picture.width, picture.height) / zoom;
  return { left: x * picture.width - side / 2, top: y * picture.height - side / 2, side };
}

/** Moves the picture under the square, to the right and down; 1 is a whole side of the square. */
export function moved(picture: Size, crop: Crop, by: Point): Crop {
  const { side } = squareOf(picture, crop);
  return within(picture, {
    ...crop,
    x: crop.x - (by.x * side) / picture.width,
    y: crop.y - (by.y * side) / picture.height,
  });
}

/** Sees the picture nearer or farther; the middle stays as far as it can. */
export function zoomed(picture: Size, crop: Crop, zoom: number): Crop {
  return within(picture, { ...crop, zoom: Math.min(Math.max(zoom, 1), MAX_ZOOM) });
}

/** Brings a spot of the square to its middle; 0 is its left or upper edge, 1 the other. */
export function centredOn(picture: Size, crop: Crop, spot: Point): Crop {
  return moved(picture, crop, { x: 0.5 - spot.x, y: 0.5 - spot.y });
}

/** The square never leaves the picture. */
function within(picture: Size, crop: Crop): Crop {
  const { side } = squareOf(picture, crop);
  const clamp = (share: number, whole: number) => {
    const margin = side / 2 / whole;
    return Math.min(Math.max(share, margin), 1 - margin);
  };
  return { ...crop, x: clamp(crop.x, picture.width), y: clamp(crop.y, picture.height) };
}
