import type { Field, FlattenedField, SanitizedConfig } from 'payload'
import { everyFeature } from '../config/every-feature.ts'
import { vitrineConfig } from '../config/vitrine-config.ts'
import { loadSettings } from '../settings/load.ts'

/** Fields that are stored whole, by the type of what is in them. */
const STORED_AS: Partial<Record<FlattenedField['type'] | Field['type'], string>> = {
  blocks: "import('@vitrine/content/queries').StoredBlock[]",
  richText: 'unknown',
  json: 'unknown',
}

/**
 * The config that `npm run types` describes: that of a site with all optional features, with blocks and rich text as they
 * are stored.
 */
export default vitrineConfig({ settings: loadSettings(process.env, process.cwd()), features: everyFeature }).then(
  compact,
)

/**
 * Types of content that stay small: one for all blocks, since each has a parser of its own, and any language, since a
 * setting says which a site has. Written out, the blocks of a page are sixty thousand lines.
 */
function compact(config: SanitizedConfig): SanitizedConfig {
  for (const { flattenedFields } of [...config.collections, ...config.globals]) flatten(flattenedFields)
  return {
    ...config,
    blocks: [],
    typescript: {
      ...config.typescript,
      schema: [
        ({ jsonSchema }) => ({
          ...jsonSchema,
          properties: {
            ...jsonSchema.properties,
            blocks: { tsType: 'Record<string, { blockType: string }>' },
            locale: { type: 'string' },
            fallbackLocale: { tsType: 'string | readonly string[] | false | null' },
          },
        }),
      ],
    },
  }
}

function flatten(fields: readonly FlattenedField[]): void {
  for (const field of fields) {
    const tsType = STORED_AS[field.type]
    // Words of the admin are no part of a type.
    if ('admin' in field) delete field.admin?.description
    if (tsType) Object.assign(field, { type: 'json', typescriptSchema: [() => ({ tsType })] })
    else if ('flattenedFields' in field) flatten(field.flattenedFields)
  }
}
