import type { ConvertContext, ConvertedBlock } from '../../convert/convert.ts'
import { carouselBlocks } from '../../convert/galleries.ts'
import { convertClassic } from '../../convert/tools.ts'
import { fusionSliderName } from '../../sliders/fusion-slider.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import { avadaExtraImages } from './avada-extra-images.ts'
import { type AvadaPageOptions, avadaPageOptions } from './avada-page-options.ts'

/** Metas by which a document is known to have been made with Avada. */
const AVADA = /^(?:pyre_|_fusion$|kd_featured-image-)/

/**
 * Blocks that Avada showed above the content of a page, post or project: its slider, the words of its title bar, its video
 * and, but for projects, which have a gallery of their own, its further images.
 */
export function avadaPageHead(context: ConvertContext, { hasGallery }: { readonly hasGallery: boolean }) {
  const { item } = context
  if (!item.metas.some(({ key }) => AVADA.test(key))) return []
  const options = avadaPageOptions(item)
  for (const { name } of options.others) {
    context.report({ level: 'note', code: 'avada-option', subject: name.slice(0, 80) })
  }
  return [
    ...sliderAbove(options, context),
    ...barWords(options, context),
    ...(options.video === undefined ? [] : convertClassic(options.video, context)),
    ...(hasGallery ? [] : extraImages(context)),
  ]
}

function sliderAbove({ slider }: AvadaPageOptions, { lookup, report }: ConvertContext): readonly ConvertedBlock[] {
  if (slider === undefined) return []
  const { kind, alias } = slider
  const name = kind === 'flex' ? fusionSliderName(alias) : alias
  const found = kind === 'rev' || kind === 'flex' ? lookup.slider(name) : undefined
  if (found) return [{ blockType: 'slider', slider: found }]
  report({ level: 'lost', code: 'slider-missing', subject: `slider ${alias} above the page`.slice(0, 200) })
  return []
}

/** The bar showed the title of the page, unless an editor wrote other words. */
function barWords({ barTitle, barSubtitle }: AvadaPageOptions, context: ConvertContext): readonly ConvertedBlock[] {
  const title = barTitle === context.item.title ? undefined : barTitle
  const lines = [title, barSubtitle].filter((line) => line !== undefined)
  return convertClassic(lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''), context)
}

function extraImages(context: ConvertContext): readonly ConvertedBlock[] {
  const items = avadaExtraImages(context.item).flatMap((id) => {
    const media = context.lookup.mediaById(id)
    return media?.kind === 'image' ? [{ media, caption: media.caption }] : []
  })
  return carouselBlocks(items, context)
}
