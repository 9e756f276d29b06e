/** Draws an option, such as an icon by its name. Undefined: it has no drawing. */
export type DrawOption = (value: string) => SVGElement | undefined
