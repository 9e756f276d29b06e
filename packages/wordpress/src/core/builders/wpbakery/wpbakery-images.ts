import { carouselPieces, galleryPieces } from '../blocks/galleries.ts'
import { headingPieces } from '../blocks/heading.ts'
import { imagePieces } from '../blocks/image.ts'
import type { BuilderPage, ElementTable } from '../builder-page.ts'
import type { BuilderElement, Settings } from '../element.ts'
import { isOn, numberIn, word } from '../settings.ts'
import { decodeBase64 } from '../shared/decode-base64.ts'
import { decodePercent } from '../shared/decode-percent.ts'
import { findImage, type ImageSource, imageSource } from '../shared/image-source.ts'
import { packedLink } from '../shared/packed-link.ts'

/** Images alone, in galleries and carousels. */
export const wpbakeryImages: ElementTable = {
  vc_single_image({ settings }, page) {
    const source = singleImage(settings, page)
    const onclick = word(settings, 'onclick', 'img_link_target')
    const link = packedLink(word(settings, 'link', 'img_link', 'href'))
    const caption = word(settings, 'caption')
    const ownCaption =
      isOn(settings, 'add_caption') && caption === '' ? findImage(source, page.context)?.caption : undefined
    const image = imagePieces(
      {
        image: source,
        caption: caption || (ownCaption ?? ''),
        link: onclick === 'link_image' || onclick === 'img_link_large' ? '' : link.address,
        newTab: link.newTab === true,
        opensLarge:
          onclick === 'link_image' ||
          onclick === 'img_link_large' ||
          onclick === 'zoom' ||
          isOn(settings, 'img_link_large'),
      },
      page.context,
    )
    return [...headingPieces({ text: word(settings, 'title'), level: '3' }, page.context), ...image]
  },
  vc_gallery: gallery,
  vc_media_grid: gallery,
  vc_masonry_media_grid: gallery,
  vc_images_carousel: (element, page) => [
    ...headingPieces({ text: word(element.settings, 'title'), level: '3' }, page.context),
    ...carousel(element, page),
  ],
}

function singleImage(settings: Settings, { context }: BuilderPage): ImageSource {
  const source = word(settings, 'source')
  if (source === 'external_link') return imageSource('', word(settings, 'custom_src'))
  if (source !== 'featured_image') return imageSource(word(settings, 'image'))
  return imageSource(context.item.metas.find(({ key }) => key === '_thumbnail_id')?.value ?? '')
}

function gallery(element: BuilderElement, page: BuilderPage) {
  const { name, settings } = element
  const isSlideshow = /flexslider|nivo|slider/.test(word(settings, 'type'))
  const columns = numberIn(settings, 'column_number', 'items_per_row')
  const isMasonry = name === 'vc_masonry_media_grid'
  return [
    ...headingPieces({ text: word(settings, 'title'), level: '3' }, page.context),
    ...(isSlideshow
      ? carousel(element, page, 1)
      : galleryPieces(slidesOf(settings), { isMasonry, ...(columns && { columns }) }, page.context)),
  ]
}

function carousel({ settings }: BuilderElement, page: BuilderPage, perView?: number) {
  const shown = perView ?? numberIn(settings, 'slides_per_view')
  const seconds = numberIn(settings, 'interval')
  const look = {
    opens: word(settings, 'onclick') !== 'link_no',
    autoplay: isOn(settings, 'autoplay') || (perView === 1 && (seconds ?? 0) > 0),
    ...(shown && { perView: shown }),
    ...(seconds && seconds < 60 && { delay: seconds * 1000 }),
  }
  return carouselPieces(slidesOf(settings), look, page.context)
}

function slidesOf(settings: Settings) {
  const links = word(settings, 'onclick') === 'custom_link' ? customLinks(word(settings, 'custom_links')) : []
  const listed = word(settings, 'images', 'include') || word(settings, 'custom_srcs')
  return listed
    .split(/[,\n]/)
    .filter((id) => id.trim() !== '')
    .map((id, place) => ({ image: imageSource(id), link: links[place] ?? '' }))
}

/** Links of images, one a line; packed as code is in new versions. */
function customLinks(written: string): readonly string[] {
  const unpacked = written.startsWith('#E-8_')
    ? decodePercent(decodeBase64(written.slice('#E-8_'.length)) ?? '')
    : written
  return unpacked.split(/[\n,]|<br\s*\/?>/).map((link) => link.trim())
}
