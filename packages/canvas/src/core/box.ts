/** A box on the page, in CSS pixels from its top left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export function isInBox({ x, y }: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

/** Distance between a point and the nearest point of a box, in CSS pixels. */
export function distanceTo({ x, y }: Point, box: Box): number {
  const right = Math.max(box.x - x, 0, x - box.x - box.width)
  return Math.hypot(right, Math.max(box.y - y, 0, y - box.y - box.height))
}
