/** A link group to a page of the demo. Without a label, the title of the page is shown. */
export function to(page: string, label?: string): object {
  return { type: 'page', page: { page }, newTab: false, ...(label === undefined ? {} : { label }) }
}

/** A row of a list of links. */
export function linkTo(page: string, label?: string): object {
  return { link: to(page, label) }
}

/** An image by its name in the demo's folder. */
export function image(name: string): object {
  return { image: name }
}

/** A slider by its alias, as a block on a page. */
export function sliderBlock(slider: string): object {
  return { blockType: 'slider', slider: { slider } }
}

/** A link group to a place of the same page. */
export function toPlace(anchor: string, label: string): object {
  return { type: 'url', url: `#${anchor}`, newTab: false, label }
}
