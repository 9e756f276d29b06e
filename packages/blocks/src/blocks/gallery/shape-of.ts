/** Shapes that the stylesheet of a justified gallery knows, as width by height in percent. */
const SHAPES = [50, 67, 75, 80, 100, 125, 133, 150, 178, 200, 240, 300] as const

/** The shape nearest to that of an image. */
export function shapeOf({ width, height }: { readonly width: number; readonly height: number }): number {
  const shape = (width / height) * 100
  return SHAPES.reduce((nearest, step) => (Math.abs(step - shape) < Math.abs(nearest - shape) ? step : nearest))
}
