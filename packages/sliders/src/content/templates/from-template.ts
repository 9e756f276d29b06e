import { firstFree, fromTemplate, namesToTry } from '@vitrine/content/templates'
import type { PayloadRequest } from 'payload'
import type { TemplateImage } from './images/template-image.ts'
import { TEMPLATE_IMAGES } from './template-images.ts'
import { SLIDER_TEMPLATES } from './templates.ts'
import { imageNames, withImages } from './with-images.ts'

/** `POST /api/sliders/from-template`: makes a draft under a free alias, and puts its drawings into the media library. */
export const sliderFromTemplate = fromTemplate({
  collection: 'sliders',
  templates: SLIDER_TEMPLATES,
  async begin({ slider }, req) {
    const alias = await firstFree(namesToTry(slider.alias), { collection: 'sliders', field: 'alias' }, req)
    if (alias === undefined) {
      return { refused: `Too many sliders are called “${slider.alias}”. Change the name of one of them first.` }
    }
    const names = imageNames(slider)
    const ids = new Map<string, number | string>()
    // One after the other: an upload leaves its file with the request.
    for (const image of TEMPLATE_IMAGES.filter(({ name }) => names.has(name)))
      ids.set(image.name, await idOf(image, req))
    return { data: withImages({ ...slider, alias }, (name) => ids.get(name)) as object }
  },
})

/** The drawing in the media library: the one that is there, or else a new one. */
async function idOf({ name, alt, draw }: TemplateImage, req: PayloadRequest): Promise<number | string> {
  const filename = `${name}.svg`
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    select: {},
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  if (docs[0]) return docs[0].id
  const data = Buffer.from(draw())
  const made = await req.payload.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype: 'image/svg+xml', name: filename, size: data.length },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return made.id
}
