import type { Template } from '@vitrine/content/templates'

/** A block as it is stored; what else it holds is for its fields and its parser to say. */
export interface StoredBlock {
  readonly blockType: string
  readonly [field: string]: unknown
}

/** A designed page that an editor starts from. Its picture is on a ground of 48 by {@link THUMBNAIL_HEIGHT}. */
export interface PageTemplate extends Template {
  /** Initial content of the draft. */
  readonly page: {
    /** Without a slug, its address is made of it, and follows it until the page is published. */
    readonly title: string
    /** Address of its own, for a page that stands for something of the site. */
    readonly slug?: string
    readonly meta: { readonly description: string }
    /** A block `contactForm` names no form: that of the site is put into it. */
    readonly layout: readonly StoredBlock[]
  }
}

/** Height of a template's picture, in units of which it is 48 wide. */
export const THUMBNAIL_HEIGHT = 60

/** A link group to an address. */
export function to(url: string, label: string): object {
  return { type: 'url', url, label, newTab: false }
}

/** A row of a list of links. */
export function linkTo(url: string, label: string): object {
  return { link: to(url, label) }
}
