import { carouselPieces, galleryPieces, type WrittenSlide } from '../blocks/galleries.ts'
import { imagePieces } from '../blocks/image.ts'
import { slidesPieces } from '../blocks/slides.ts'
import type { BuilderPage, ElementTable } from '../builder-page.ts'
import type { BuilderElement } from '../element.ts'
import type { Piece } from '../pieces.ts'
import { isOn, numberIn, word } from '../settings.ts'
import { bareHtml } from '../shared/bare-html.ts'
import { htmlBlocks } from '../shared/html-blocks.ts'
import { findImage, type ImageSource, imageSource } from '../shared/image-source.ts'
import { childrenNamed, others } from '../shared/parts.ts'
import { videoPieces } from '../shared/video.ts'

/** Images alone, in galleries, carousels and slideshows. */
export const avadaImages: ElementTable = {
  fusion_imageframe(element, { context }) {
    const { settings } = element
    const written = addressIn(bareHtml(element))
    const image = imageSource(word(settings, 'image_id'), written.address, word(settings, 'alt') || written.alt)
    const opensLarge = isOn(settings, 'lightbox')
    const caption = [word(settings, 'caption_title'), word(settings, 'caption', 'caption_text')]
      .filter((part) => part !== '')
      .join(' ')
    return imagePieces(
      {
        image,
        caption,
        link: word(settings, 'link') || written.link,
        newTab: word(settings, 'linktarget') === '_blank',
        opensLarge,
        group: word(settings, 'gallery_id'),
      },
      context,
    )
  },
  fusion_lightbox(element, { context }) {
    const { settings, content } = element
    const video = word(settings, 'video_url')
    const caption = [word(settings, 'title'), word(settings, 'description')].filter((part) => part !== '').join(' ')
    if (video !== '') {
      const poster = findImage(imageSource('', word(settings, 'thumbnail_image')), context)
      return videoPieces(
        {
          address: video,
          title: word(settings, 'title', 'alt_text'),
          caption: word(settings, 'description'),
          ...(poster && { poster }),
        },
        context,
      )
    }
    const written = addressIn(content)
    const image = imageSource(
      word(settings, 'full_image_id', 'image_id'),
      word(settings, 'full_image', 'thumbnail_image') || written.link || written.address,
      word(settings, 'alt_text') || written.alt,
    )
    return imagePieces({ image, caption, opensLarge: true }, context)
  },
  fusion_gallery(element, page) {
    const { settings } = element
    const inside = childrenNamed(element, 'fusion_gallery_image').map(slideOf)
    const listed = word(settings, 'image_ids')
      .split(',')
      .filter((id) => id.trim() !== '')
      .map((id) => ({ image: imageSource(id) }))
    const slides = inside.length > 0 ? inside : listed
    const columns = numberIn(settings, 'columns')
    const rest = others(element, page, 'fusion_gallery_image')
    if (word(settings, 'layout') === 'carousel')
      return [...carouselPieces(slides, { ...(columns && { perView: columns }) }, page.context), ...rest]
    const isMasonry = word(settings, 'layout') === 'masonry'
    return [...galleryPieces(slides, { isMasonry, ...(columns && { columns }) }, page.context), ...rest]
  },
  fusion_images(element, page) {
    const slides = childrenNamed(element, 'fusion_image').map(slideOf)
    const columns = numberIn(element.settings, 'columns')
    const look = {
      autoplay: isOn(element.settings, 'autoplay'),
      opens: isOn(element.settings, 'lightbox'),
      ...(columns && { perView: columns }),
    }
    return [...carouselPieces(slides, look, page.context), ...others(element, page, 'fusion_image')]
  },
  fusion_slider(element, page) {
    const slides = childrenNamed(element, 'fusion_slide')
    const autoplay = isOn(element.settings, 'slideshow_autoplay')
    const delay = numberIn(element.settings, 'slideshow_speed')
    const look = { perView: 1, autoplay, ...(delay && { delay }) }
    const isVideo = ({ settings, children }: BuilderElement) =>
      word(settings, 'type') === 'video' || children.some(({ name }) => name !== '#text')
    const rest = others(element, page, 'fusion_slide')
    if (!slides.some(isVideo)) {
      reportLinks(slides, page)
      const images = slides.map((slide) => ({ ...slideOf(slide), link: '' }))
      return [...carouselPieces(images, { ...look, opens: false }, page.context), ...rest]
    }
    const made = slides.map((slide) => ({
      blocks: isVideo(slide) ? videoSlide(slide, page) : blocksOf(imagePieces(slideOf(slide), page.context)),
    }))
    return [...slidesPieces(made, { autoplay, ...(delay && { delay }) }, page.context.report), ...rest]
  },
}

function slideOf(element: BuilderElement): WrittenSlide {
  const { settings } = element
  const written = addressIn(bareHtml(element))
  return {
    image: imageSource(
      word(settings, 'image_id'),
      word(settings, 'image') || written.address,
      word(settings, 'alt') || written.alt,
    ),
    title: word(settings, 'image_title', 'title'),
    caption: word(settings, 'image_caption', 'caption'),
    link: word(settings, 'link') || written.link,
  }
}

/** Images of a slideshow of ours lead nowhere. */
function reportLinks(slides: readonly BuilderElement[], page: BuilderPage): void {
  for (const { settings } of slides) {
    const link = word(settings, 'link')
    if (link !== '' && !isOn(settings, 'lightbox')) page.report('lost', 'picture-link', link.slice(0, 200))
  }
}

function videoSlide(slide: BuilderElement, page: BuilderPage) {
  const blocks = page.blocksOf(slide.children)
  return blocks.length > 0 ? blocks : htmlBlocks(slide.content, page.context)
}

function blocksOf(pieces: readonly Piece[]) {
  return pieces.flatMap((piece) => (piece.piece === 'block' ? [piece.block] : []))
}

interface WrittenAddress {
  readonly address: string
  readonly alt: NonNullable<ImageSource['alt']>
  readonly link: string
}

/** Reads what an image element encloses: an address, or markup of an image that may stand in a link. */
function addressIn(content: string): WrittenAddress {
  const bare = content.replace(/<\/?p>|<br\s*\/?>/gi, '').trim()
  if (!bare.includes('<')) return { address: bare, alt: '', link: '' }
  return {
    address: attributeIn(bare, 'img', 'src'),
    alt: attributeIn(bare, 'img', 'alt'),
    link: attributeIn(bare, 'a', 'href'),
  }
}

function attributeIn(html: string, element: string, name: string): string {
  const tag = new RegExp(`<${element}\\s[^<>]*>`, 'i').exec(html)?.[0] ?? ''
  return (
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
      .exec(tag)
      ?.slice(1)
      .find((value) => value !== undefined) ?? ''
  )
}
