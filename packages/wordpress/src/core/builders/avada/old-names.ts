import type { BuilderElement } from '../element.ts'

/** Columns of old Avada and their shares of a row. */
const COLUMNS: Readonly<Record<string, string>> = {
  one_full: '1_1',
  one_half: '1_2',
  one_third: '1_3',
  two_third: '2_3',
  one_fourth: '1_4',
  three_fourth: '3_4',
  one_fifth: '1_5',
  two_fifth: '2_5',
  three_fifth: '3_5',
  four_fifth: '4_5',
  one_sixth: '1_6',
  five_sixth: '5_6',
}

/** Other names that changed by more than `fusion_` before them. */
const OTHERS: Readonly<Record<string, string>> = {
  fullwidth: 'fusion_builder_container',
  layout_section: 'fusion_builder_row',
  accordian: 'fusion_accordion',
  flexslider: 'fusion_slider',
  recent_works: 'fusion_portfolio',
  fusionslider: 'fusionslider',
}

/** Names that got `fusion_` before them and stayed otherwise. */
const SAME = new Set(
  (
    'title imageframe button separator section_separator tabs tab toggle checklist li_item content_boxes content_box counters_box counter_box counters_circle ' +
    'counter_circle testimonials testimonial person pricing_table pricing_column pricing_price pricing_row pricing_footer ' +
    'alert slider slide youtube vimeo soundcloud tagline_box highlight dropcap tooltip popover modal modal_text_link social_links ' +
    'fontawesome map images image clients client sharing recent_posts blog progress flip_boxes flip_box lightbox menu_anchor text postslider faq'
  ).split(' '),
)

export function isOldName(name: string): boolean {
  return Object.hasOwn(COLUMNS, name) || Object.hasOwn(OTHERS, name) || SAME.has(name)
}

/** Shortcodes that no other theme of that time had in this form. */
export function isOldAvada(content: string): boolean {
  return /\[(?:fullwidth|one_(?:half|third|fourth|full)|two_third|three_fourth|content_boxes|tagline_box|imageframe|accordian)[\s\]]/.test(
    content,
  )
}

/** Gives the elements of old Avada their new names. */
export function withNewNames(elements: readonly BuilderElement[]): readonly BuilderElement[] {
  return elements.map((element) => {
    const { name, settings } = element
    const children = withNewNames(element.children)
    const width = Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined
    if (width !== undefined)
      return { ...element, children, name: 'fusion_builder_column', settings: { ...settings, type: width } }
    return { ...element, children, name: newNameOf(name) }
  })
}

function newNameOf(name: string): string {
  if (Object.hasOwn(OTHERS, name)) return OTHERS[name] ?? name
  if (name === 'clients') return 'fusion_images'
  if (name === 'client') return 'fusion_image'
  if (name === 'postslider') return 'fusion_post_slider'
  return SAME.has(name) ? `fusion_${name}` : name
}
