/** Place of a kind of items on the new site. */
export type KindPlace =
  | 'post'
  | 'page'
  | 'project'
  | 'medium'
  | 'form'
  | 'message'
  | 'reusable'
  | 'menu'
  | 'menu-entry'
  | 'faq'
  | 'slide'
  | 'element'
  | 'builder'
  | 'site-editor'
  | 'address-book'
  | 'bookkeeping'
  | 'none'

/** Places that the owner may choose for a kind that has none of its own. */
export type ChosenPlace = 'post' | 'page' | 'project' | 'report'

const PLACES: ReadonlyMap<string, KindPlace> = new Map<string, KindPlace>([
  ['post', 'post'],
  ['page', 'page'],
  ['e-landing-page', 'page'],
  ['attachment', 'medium'],
  ['nav_menu_item', 'menu-entry'],
  ['wp_navigation', 'menu'],
  ['wp_block', 'reusable'],
  ['fusion_element', 'element'],
  ['wpcf7_contact_form', 'form'],
  ['wpforms', 'form'],
  ['flamingo_inbound', 'message'],
  ['flamingo_contact', 'address-book'],
  ['flamingo_outbound', 'address-book'],
  ['avada_faq', 'faq'],
  ['faq', 'faq'],
  ['ufaq', 'faq'],
  ['slide', 'slide'],
  ['ml-slider', 'slide'],
  ['ml-slide', 'slide'],
  ...among('project', [
    'jetpack-portfolio',
    'portfolio',
    'avada_portfolio',
    'project',
    'fw-portfolio',
    'us_portfolio',
    'dt_portfolio',
    'portfolio-item',
    'portfolio_item',
    'portfolios',
    'work',
  ]),
  ...among('site-editor', [
    'wp_template',
    'wp_template_part',
    'wp_global_styles',
    'wp_font_family',
    'wp_font_face',
    'custom_css',
  ]),
  ...among('builder', [
    'fusion_template',
    'fusion_tb_section',
    'fusion_tb_layout',
    'fusion_form',
    'fusion_icons',
    'themefusion_elastic',
    'elementor_library',
    'elementor_snippet',
    'elementor_font',
    'elementor_icons',
    'templatera',
    'vc_grid_item',
    'vc4_templates',
    'et_pb_layout',
    'fl-builder-template',
  ]),
  ...among('bookkeeping', [
    'customize_changeset',
    'oembed_cache',
    'user_request',
    'revision',
    'wp_plugin_pattern',
    'scheduled-action',
    'guest-author',
    'redirect_rule',
  ]),
])

/** Finds the place of a kind, by its name and by what the owner chose. Kinds may be any text. */
export function placeOfKind(kind: string, chosen: Readonly<Record<string, ChosenPlace>>): KindPlace {
  const choice = Object.hasOwn(chosen, kind) ? chosen[kind] : undefined
  if (choice !== undefined) return choice === 'report' ? 'none' : choice
  return PLACES.get(kind) ?? 'none'
}

function among(place: KindPlace, kinds: readonly string[]): readonly (readonly [string, KindPlace])[] {
  return kinds.map((kind) => [kind, place])
}
