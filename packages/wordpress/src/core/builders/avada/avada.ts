import type { Builder } from '../../convert/convert.ts'
import type { ElementTable } from '../builder-page.ts'
import { convertPage } from '../convert-page.ts'
import { contentShortcodes } from '../shared/content-shortcodes.ts'
import { elementsOf } from '../shared/shortcode-elements.ts'
import { unknownPieces } from '../shared/unknown.ts'
import { avadaElements } from './avada-elements.ts'
import { avadaFrame } from './avada-frame.ts'
import { avadaInline } from './avada-inline.ts'
import { isOldAvada, isOldName, withNewNames } from './old-names.ts'

const FUSION = /^fusion_|^fusionslider$/

/**
 * Avada's Fusion Builder, new and old (before version 5, shortcodes without `fusion_`).
 *
 * @param own Converters of a site's own elements, by the names of their shortcodes.
 */
export function avada(own: ElementTable = {}): Builder {
  const table = { ...avadaElements, ...own }
  return {
    name: 'Avada Fusion Builder',
    isUsedBy: ({ content, metas }) =>
      /\[fusion_[a-z]/.test(content) ||
      (isOldAvada(content) && metas.some(({ key }) => key.startsWith('pyre_') || key.startsWith('sbg_'))) ||
      /\[fullwidth[\s\]]/.test(content),
    convert(context) {
      const { content } = context.item
      const isOld = !/\[fusion_[a-z]/.test(content)
      const isElement = (name: string) => FUSION.test(name) || Object.hasOwn(own, name) || (isOld && isOldName(name))
      const onTooDeep = () =>
        context.report({ level: 'changed', code: 'too-deep', subject: 'shortcodes inside each other' })
      const elements = elementsOf(content, { isElement, isContent: contentShortcodes(context), isSingle, onTooDeep })
      return convertPage(
        isOld ? withNewNames(elements) : elements,
        {
          table,
          inline: avadaInline,
          unknown: unknownPieces,
          frameOf: avadaFrame,
          isSwitchedOff: ({ settings }) => settings.status === 'draft',
          opens: ({ name, settings }) => {
            const window = name === 'fusion_button' ? settings.modal : settings.name
            return OPENERS.has(name) && typeof window === 'string' ? window.trim() : ''
          },
          isModal: ({ name }) => name === 'fusion_modal',
        },
        context,
      )
    },
  }
}

/** Elements that enclose nothing, by their names without `fusion_`. */
const SINGLE = new Set(
  (
    'separator section_separator youtube vimeo video audio soundcloud map countdown menu_anchor global blog recent_posts recent_works portfolio ' +
    'post_slider social_links sharing gallery_image image client image_before_after revslider layerslider faq search breadcrumbs'
  ).split(' '),
)

function isSingle(name: string): boolean {
  return SINGLE.has(name.replace(/^fusion_/, ''))
}

const OPENERS = new Set(['fusion_button', 'fusion_modal', 'fusion_modal_text_link'])
