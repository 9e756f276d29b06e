import type { Builder } from '../../convert/convert.ts'
import type { ElementTable } from '../builder-page.ts'
import { convertPage } from '../convert-page.ts'
import type { BuilderElement } from '../element.ts'
import { isOn } from '../settings.ts'
import { contentShortcodes } from '../shared/content-shortcodes.ts'
import { elementsOf } from '../shared/shortcode-elements.ts'
import { unknownPieces } from '../shared/unknown.ts'
import { wpbakeryElements } from './wpbakery-elements.ts'
import { wpbakeryFrame } from './wpbakery-frame.ts'

/**
 * WPBakery Page Builder, once Visual Composer.
 *
 * @param own Converters of a site's own elements, by the names of their shortcodes.
 */
export function wpbakery(own: ElementTable = {}): Builder {
  const table = { ...wpbakeryElements, ...own }
  return {
    name: 'WPBakery Page Builder',
    isUsedBy: ({ content }) => /\[vc_(?:row|section|column)/.test(content),
    convert(context) {
      const isElement = (name: string) => name.startsWith('vc_') || Object.hasOwn(table, name)
      const onTooDeep = () =>
        context.report({ level: 'changed', code: 'too-deep', subject: 'shortcodes inside each other' })
      const elements = elementsOf(context.item.content, {
        isElement,
        isContent: contentShortcodes(context),
        isSingle,
        onTooDeep,
      })
      return convertPage(
        elements.map(unescaped),
        {
          table,
          inline: {},
          unknown: unknownPieces,
          frameOf: wpbakeryFrame,
          isSwitchedOff: ({ settings }) => isOn(settings, 'disable_element'),
          opens: () => '',
          isModal: () => false,
        },
        context,
      )
    },
  }
}

/** Elements that enclose nothing. */
const SINGLE = new Set(
  (
    'vc_separator vc_text_separator vc_empty_space vc_zigzag vc_single_image vc_gallery vc_media_grid vc_masonry_media_grid vc_images_carousel ' +
    'vc_btn vc_button vc_button2 vc_custom_heading vc_video vc_icon vc_progress_bar vc_pie vc_gmaps vc_basic_grid vc_masonry_grid ' +
    'vc_posts_grid vc_posts_slider vc_carousel vc_widget_sidebar vc_round_chart vc_line_chart vc_flickr vc_acf'
  ).split(' '),
)

function isSingle(name: string): boolean {
  return SINGLE.has(name)
}

/** Undoes how signs that end a shortcode or a value are written in values. */
function unescaped(element: BuilderElement): BuilderElement {
  const settings = Object.entries(element.settings).map(([name, value]) => [
    name,
    typeof value === 'string' ? unescapedText(value) : value,
  ])
  return { ...element, settings: Object.fromEntries(settings), children: element.children.map(unescaped) }
}

function unescapedText(text: string): string {
  return text.includes('`') ? text.replaceAll('`{`', '[').replaceAll('`}`', ']').replaceAll('``', '"') : text
}
