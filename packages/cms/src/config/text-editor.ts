import { LinkFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import { offeringPages } from '@vitrine/content/config'

/** Field of such a text in the admin: see `RichTextField`. */
const FIELD = '@vitrine/cms/admin#RichTextField'

/** Editor of texts with paragraphs: all of Payload's features, and links to pages that visitors reach by a link. */
export function textEditor(languages: readonly string[]): ReturnType<typeof lexicalEditor> {
  const link = LinkFeature({ fields: ({ defaultFields }) => offeringPages(defaultFields, languages) })
  const editor = lexicalEditor({
    features: ({ defaultFeatures }) => defaultFeatures.map((feature) => (feature.key === link.key ? link : feature)),
  })
  return async (config) => {
    const payloads = await editor(config)
    return {
      ...payloads,
      FieldComponent: FIELD,
      generateImportMap(map) {
        payloads.generateImportMap?.(map)
        map.addToImportMap(FIELD)
      },
    }
  }
}
