/**
 * Names of attributes whose values a browser may read as CSS: `style`, those of presentation such as `fill`, `mask` and
 * `marker-end`, and `values` or `by` of an animation of them. What only names or describes an element loads nothing.
 *
 * @see https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes
 */
export const MAY_LOAD = /^(?!(?:id|class|name|lang)$|(?:aria|data)-)/i

/**
 * A value in CSS that leads to another address than one of the drawing itself, `url(#shadow)`. Escapes are not read: one
 * before a bracket may spell the name of a function, and a drawing program writes none there.
 *
 * @see https://www.w3.org/TR/css-images-4/#image-notation (the functions besides `url()`)
 */
export const LOADS_OTHERS = /url\((?!\s*['"]?#)|\b(?:src|image|image-set|cross-fade)\(|\\[^(]*\(/i
