import { scanTemplate, tagsOf } from '../template/scan.ts'
import { takesPartInMail, writtenType } from '../template/tag-types.ts'
import { MESSAGE_TAGS } from './special-tags.ts'

/**
 * The mail-tags of a form's own fields, in the order of the form, then those of the message as a whole. None for a form
 * without fields.
 *
 * @param values What stands in the editor's form, by path: `fields.0.name`, `template`.
 */
export function offeredTags(values: ReadonlyMap<string, unknown>): readonly string[] {
  const isTemplate = values.get('writtenAs') === 'template'
  const names = isTemplate ? namesInTemplate(values.get('template')) : namesOfFields(values)
  const own = [...new Set(names)]
  return (own.length > 0 ? [...own, ...Object.values(MESSAGE_TAGS)] : own).map((name) => `[${name}]`)
}

function namesInTemplate(template: unknown): readonly string[] {
  return typeof template === 'string'
    ? tagsOf(scanTemplate(template))
        .filter(takesPartInMail)
        .map(({ name }) => name)
    : []
}

const FIELD = /^((?:fields\.\d+\.)+)name$/

function namesOfFields(values: ReadonlyMap<string, unknown>): readonly string[] {
  return [...values].flatMap(([path, value]) => {
    const block = FIELD.exec(path)?.[1]
    const isOffered = block !== undefined && writtenType(values.get(`${block}blockType`))?.tag.isMailed !== false
    return isOffered && typeof value === 'string' && value !== '' ? [value] : []
  })
}
