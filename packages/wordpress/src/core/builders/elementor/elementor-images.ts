import { buttonPieces } from '../blocks/buttons.ts'
import { carouselPieces, galleryPieces, logosPieces, type WrittenSlide } from '../blocks/galleries.ts'
import { headingPieces } from '../blocks/heading.ts'
import { imagePieces } from '../blocks/image.ts'
import { slidesPieces } from '../blocks/slides.ts'
import type { BuilderPage, ElementConverter, ElementTable } from '../builder-page.ts'
import type { BuilderElement, Settings } from '../element.ts'
import { arrange } from '../layout/arrange.ts'
import { joiningPiece } from '../pieces.ts'
import { groupsIn, isOn, numberIn, word } from '../settings.ts'
import { htmlBlocks } from '../shared/html-blocks.ts'
import { findImage } from '../shared/image-source.ts'
import { imageSourceIn, imageSourceOf, linkIn, sizeIn } from './values.ts'

const image: ElementConverter = ({ settings }, { context }) => {
  const source = imageSourceIn(settings, 'image')
  if (!source) return []
  const leads = word(settings, 'link_to')
  const own = word(settings, 'caption_source') === 'attachment' ? (findImage(source, context)?.caption ?? '') : ''
  const link = linkIn(settings, '')
  return imagePieces(
    {
      image: source,
      caption: word(settings, 'caption_source') === 'attachment' ? own : word(settings, 'caption'),
      link: leads === 'custom' || leads === '' ? link.address : '',
      newTab: link.newTab === true,
      opensLarge: leads === 'file',
    },
    context,
  )
}

/** Images alone, in galleries and carousels. */
export const elementorImages: ElementTable = {
  image,
  'e-image': image,
  'image-gallery': gallery,
  gallery,
  'image-carousel': carousel,
  'media-carousel': carousel,
  slides(element, page) {
    const slides = groupsIn(element.settings, 'slides').map((slide) => ({
      title: word(slide, 'heading'),
      blocks: blocksOfSlide(slide, page),
    }))
    return slidesPieces(slides, motionOf(element), page.context.report)
  },
  'nested-carousel': (element, page) =>
    slidesPieces(
      element.children.map((child) => ({ blocks: page.blocksOf([child]) })),
      motionOf(element),
      page.context.report,
    ),
}

function gallery({ settings }: BuilderElement, { context }: BuilderPage) {
  const lists = [
    groupsIn(settings, 'wp_gallery'),
    groupsIn(settings, 'gallery'),
    ...groupsIn(settings, 'galleries').map((one) => groupsIn(one, 'multiple_gallery')),
  ]
  const columns = numberIn(settings, 'gallery_columns', 'columns') ?? sizeIn(settings, 'columns')?.size
  const isMasonry = word(settings, 'gallery_layout') === 'masonry'
  return galleryPieces(
    lists.flatMap((list) => slidesOf(list)),
    { isMasonry, ...(columns && { columns }) },
    context,
  )
}

function carousel(element: BuilderElement, { context }: BuilderPage) {
  const { settings } = element
  const slides = [...slidesOf(groupsIn(settings, 'carousel')), ...groupsIn(settings, 'slides').flatMap(mediaSlide)]
  const link = word(settings, 'link_to') === 'custom' ? linkIn(settings, '').address : ''
  if (link !== '')
    return logosPieces(
      slides.map((slide) => ({ ...slide, link })),
      context,
    )
  return carouselPieces(
    slides,
    { ...motionOf(element), opens: word(settings, 'link_to') === 'file' || word(settings, 'open_lightbox') === 'yes' },
    context,
  )
}

function motionOf({ settings }: BuilderElement) {
  const perView = numberIn(settings, 'slides_to_show', 'slides_per_view')
  const delay = numberIn(settings, 'autoplay_speed')
  return { autoplay: isOn(settings, 'autoplay'), ...(perView && { perView }), ...(delay && { delay }) }
}

function slidesOf(list: readonly Settings[]): readonly WrittenSlide[] {
  return list.flatMap((one) => {
    const source = imageSourceOf(one)
    return source ? [{ image: source }] : []
  })
}

function mediaSlide(slide: Settings): readonly WrittenSlide[] {
  const source = imageSourceIn(slide, 'image')
  return source ? [{ image: source, link: linkIn(slide, '', 'image_link_to').address }] : []
}

function blocksOfSlide(slide: Settings, { context }: BuilderPage) {
  const source = imageSourceIn(slide, 'background_image') ?? imageSourceIn(slide, 'image')
  const label = word(slide, 'button_text')
  const pieces = [
    ...(source ? imagePieces({ image: source }, context) : []),
    ...headingPieces({ text: word(slide, 'heading', 'title'), level: '3' }, context),
    ...htmlBlocks(word(slide, 'description', 'content'), context).map(joiningPiece),
    ...(label === '' && linkIn(slide, '').address === '' ? [] : buttonPieces(linkIn(slide, label), context)),
  ]
  return arrange(pieces, 'simple', context.report)
}
