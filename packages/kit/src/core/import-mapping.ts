/**
 * HTML that an import puts in the place of something that only the old site's theme or plugins knew. It is converted like
 * any content, so nothing unsafe comes through; empty HTML leaves the thing out.
 *
 * `{{name}}` stands for an attribute or setting as text, `{{{name}}}` for one that is HTML, `{{link.url}}` for one in a
 * group, and `{{{content}}}` for what stands inside.
 */
export type ImportMapping = { readonly html: string } & (
  | {
      /** Block of WordPress by its name with the namespace; `acme/*` means all of one. */
      readonly block: string
    }
  | {
      /** Shortcode by its name. */
      readonly shortcode: string
    }
  | {
      /** Widget of Elementor by its type. */
      readonly widget: string
    }
)
