import { administratorsOnly } from '@vitrine/content/access'
import { accepts } from '@vitrine/content/answers'
import { type AdminText, given, isImageCrop, momentAdmin } from '@vitrine/content/core'
import {
  type Block,
  type BlockSlug,
  type CollectionSlug,
  type Field,
  formatLabels,
  type TextareaField,
  type TextField,
} from 'payload'
import { BLOCK_LEVELS, type BlockDeclaration, type PlacedBlock, placedBlocks } from '../core/define-block.ts'
import type {
  FieldData,
  Fields,
  Fieldset,
  FileField,
  LinkField,
  ShownWhen,
  TextField as TextData,
} from '../core/fields/field.ts'
import type { Looks } from '../core/look.ts'
import { type Upgrade, VERSION_FIELD } from '../core/upgrade-blocks.ts'
import { asCode } from './fields/as-code.ts'
import { iconField } from './fields/icon.ts'
import { linkField } from './fields/link.ts'
import { optionsOf } from './fields/options.ts'
import { inPicker } from './fields/picker.ts'

/** Lines of code that an editor sees at a time. */
const CODE_ROWS = 12

/**
 * The form of a declared block, as Payload wants it.
 *
 * @param contents Names of the blocks that may stand in it.
 */
export function blockForm(declaration: PlacedBlock, contents: readonly string[] = []): Block {
  const { name, label, group, drawing, grid, looks, upgrades = [] } = declaration
  const labels = { singular: inLanguages(label), plural: inLanguages(label) }
  const form = {
    slug: name,
    labels,
    admin: inPicker(group, ...drawing),
    custom: { ...(grid !== undefined && { hasGrid: true }), ...(looks && { looks: lookOptions(looks) }) },
    fields: formFields(declaration, contents),
  }
  return upgrades.length === 0 ? form : versioned(form, upgrades)
}

/** Looks from which the form lets choose. */
function lookOptions(looks: Looks) {
  return optionsOf(Object.fromEntries(Object.entries(looks).map(([name, { label }]) => [name, label])))
}

/** A new block says of which version it is, so that no upgrade touches it. */
function versioned(form: Block, upgrades: readonly Upgrade[]): Block {
  const version: Field = {
    name: VERSION_FIELD,
    type: 'number',
    defaultValue: upgrades.length + 1,
    admin: { hidden: true },
  }
  return { ...form, custom: { ...form.custom, upgrades }, fields: [version, ...form.fields] }
}

/** The forms of those blocks of a site that editors place. Those that hold others come after what they may hold. */
export function blockForms(declarations: readonly BlockDeclaration[]): readonly Block[] {
  const placed = placedBlocks(declarations)
  const forms: Block[] = []
  for (const level of BLOCK_LEVELS) {
    const contents = forms.map(({ slug }) => slug)
    const own = placed.filter((declaration) => (declaration.level ?? BLOCK_LEVELS[0]) === level)
    forms.push(...own.map((declaration) => blockForm(declaration, contents)))
  }
  return forms
}

/**
 * Fields as Payload wants them: those of a block, or those that a collection has in common with one.
 *
 * @param contents Names of the blocks that may stand in them.
 */
export function formFields(fieldset: Fieldset, contents: readonly string[] = []): Field[] {
  const { fields, foldedParts = [] } = fieldset
  return Object.keys(fields).flatMap((name): Field[] => {
    const part = foldedParts.find(({ names }) => names.includes(name))
    if (!part) return placed(name, fieldset, contents)
    if (part.names[0] !== name) return []
    const inside = part.names.flatMap((name) => placed(name, fieldset, contents))
    return [{ type: 'collapsible', label: inLanguages(part.label), admin: { initCollapsed: true }, fields: inside }]
  })
}

/** A field, or the row that begins with it; nothing for the others of a row. */
function placed(name: string, { fields, sideBySide = [] }: Fieldset, contents: readonly string[]): Field[] {
  const form = (name: string): Field[] => {
    const field = fields[name]
    return field ? [formField(name, field, fields, contents)] : []
  }
  const row = sideBySide.find((names) => names.includes(name))
  if (!row) return form(name)
  return row[0] === name ? [rowOf(row, fields, row.flatMap(form))] : []
}

/** Fields side by side. A condition that all of them share is that of their row. */
function rowOf(names: readonly string[], fields: Fields, row: Field[]): Field {
  const [first, ...others] = names.map((name) => fields[name]?.shownWhen)
  const isShared = first !== undefined && others.every((other) => JSON.stringify(other) === JSON.stringify(first))
  return { type: 'row', ...(isShared && { admin: { condition: conditionOf(first, fields) } }), fields: row }
}

type Siblings = Readonly<Record<string, unknown>> | undefined

function conditionOf(shownWhen: ShownWhen | readonly ShownWhen[], fields: Fields) {
  const alternatives = [shownWhen].flat()
  return (_: unknown, siblings: Siblings) =>
    alternatives.some((wanted) =>
      Object.entries(wanted).every(([name, value]) =>
        isWanted(value, siblings?.[name] ?? initialOf(fields[name]) ?? null),
      ),
    )
}

/** @param found `null`: the field is empty, as is one whose text was deleted. */
function isWanted(wanted: ShownWhen[string], found: unknown): boolean {
  const isEmpty = found === null || found === ''
  if (wanted === null) return isEmpty
  if (typeof wanted !== 'object') return found === wanted
  return 'not' in wanted ? !isEmpty : wanted.some((one) => one === found)
}

function initialOf(field: FieldData | undefined): unknown {
  return field && 'initial' in field ? field.initial : undefined
}

function inLanguages({ en, de }: AdminText): AdminText {
  return { en, de }
}

/** Names of the rows of a list: its button says `Add Step`, in German `Eintrag hinzufügen`. */
function rowLabels(name: string, label: AdminText) {
  return { singular: { en: String(formatLabels(name).singular), de: 'Eintrag' }, plural: inLanguages(label) }
}

function formField(name: string, field: FieldData, beside: Fields, contents: readonly string[]): Field {
  const { label, help, shownWhen, widthPercent, required, requiredInForm } = field
  const admin = {
    ...(widthPercent !== undefined && { width: `${widthPercent}%` }),
    ...(help && { description: inLanguages(help) }),
    ...(shownWhen && { condition: conditionOf(shownWhen, beside) }),
  }
  const common = { name, label: inLanguages(label), admin }
  const needed = (required || requiredInForm) && ({ required: true } as const)
  switch (field.kind) {
    case 'text':
      return textField(field, { ...common, ...needed })
    case 'richText':
      return { ...common, ...needed, type: 'richText', localized: true }
    case 'choice': {
      const { initial, options } = field
      const choice = { ...common, ...needed, ...given({ defaultValue: initial }), options: optionsOf(options) }
      if (!field.allSeen) return { ...choice, type: 'select' }
      return { ...choice, type: 'radio', admin: { ...admin, layout: 'horizontal' } }
    }
    case 'choices': {
      const options = optionsOf(field.options)
      return { ...common, ...needed, type: 'select', hasMany: true, defaultValue: [...field.initial], options }
    }
    case 'number': {
      const { min, max, step, initial, placeholder } = field
      return {
        ...common,
        ...needed,
        type: 'number',
        admin: { ...admin, ...given({ placeholder, step }) },
        ...given({ min, max, defaultValue: initial }),
      }
    }
    case 'toggle':
      return { ...common, type: 'checkbox', defaultValue: field.initial }
    case 'image':
      return { ...common, ...needed, type: 'upload', relationTo: 'media' }
    case 'crop':
      return {
        ...common,
        type: 'json',
        validate: accepts(isImageCrop, {
          en: 'This is no crop: choose it on the page.',
          de: 'Das ist kein Ausschnitt: Auf der Seite wählen.',
        }),
        admin: { ...admin, hidden: true, custom: { cropOf: field.of } },
      }
    case 'file':
      return {
        ...common,
        ...needed,
        type: 'upload',
        relationTo: 'media',
        filterOptions: { mimeType: mediaTypes(field.type) },
      }
    case 'link':
      return linkForm(name, field)
    case 'links':
      return {
        ...common,
        type: 'array',
        maxRows: field.max,
        labels: rowLabels(name, label),
        fields: [linkField({ name: 'link' })],
      }
    case 'icon':
      return { ...iconField, ...common }
    case 'date': {
      const typed = field.of === 'day' ? { date: { pickerAppearance: 'dayOnly' as const } } : momentAdmin
      return { ...common, ...needed, type: 'date', admin: { ...admin, ...typed } }
    }
    case 'document':
      return { ...common, ...needed, type: 'relationship', relationTo: field.to as CollectionSlug }
    case 'documents':
      return {
        ...common,
        type: 'relationship',
        relationTo: field.to as CollectionSlug,
        hasMany: true,
        maxRows: field.max,
      }
    case 'rows': {
      const { min, max, folded } = field
      return {
        ...common,
        type: 'array',
        admin: { ...admin, ...(folded && { initCollapsed: true }) },
        ...(min !== undefined && { minRows: min }),
        maxRows: max,
        labels: rowLabels(name, label),
        fields: formFields(field, contents),
      }
    }
    case 'group': {
      const group = { type: 'group', fields: formFields(field, contents) } as const
      const style = field.isStyle && { custom: { isStyle: true } }
      if (!field.folded) return { ...common, ...group, admin: { ...admin, ...style } }
      const inside = { name, label: false, ...group, ...(style && { admin: style }) } as const
      return { type: 'collapsible', label: common.label, admin: { ...admin, initCollapsed: true }, fields: [inside] }
    }
    case 'blocks': {
      const blockReferences = [...(field.of ?? contents)] as BlockSlug[]
      return { ...common, type: 'blocks', ...given({ maxRows: field.max }), blocks: [], blockReferences }
    }
  }
}

function mediaTypes(type: FileField['type']) {
  if (typeof type !== 'string') return { in: [...type] }
  return type.endsWith('/') ? { like: type } : { equals: type }
}

type Named = Pick<TextField, 'name' | 'label' | 'required'> & { readonly admin: object }

function textField(field: TextData, common: Named): TextField | TextareaField {
  const { look, maxLength, localized, rows, placeholder, accepts: accepted, reportedBy, clean } = field
  const admin = {
    ...common.admin,
    ...given({ rows, placeholder }),
    ...(look === 'code' && asCode(rows ?? CODE_ROWS)),
    ...(reportedBy !== undefined && { components: { afterInput: [reportedBy] } }),
  }
  const text = {
    ...common,
    admin,
    localized,
    ...(maxLength !== undefined && { maxLength }),
    ...(accepted && { validate: validator(accepted) }),
    ...(field.administratorsOnly && { access: { create: administratorsOnly, update: administratorsOnly } }),
    ...(clean && {
      hooks: {
        beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? clean(value) : value)],
      },
    }),
  }
  return look === 'line' ? { ...text, type: 'text' } : { ...text, type: 'textarea' }
}

function validator({ test, refusal }: NonNullable<TextData['accepts']>) {
  const written = (value: unknown) => (typeof value === 'string' ? value : '')
  return accepts<unknown>(
    (value) => test(written(value)),
    (value) => (typeof refusal === 'function' ? refusal(written(value)) : refusal),
  )
}

function linkForm(name: string, { label, help, labelRequired }: LinkField): Field {
  const description = help && inLanguages(help)
  return linkField({ name, label: inLanguages(label), required: labelRequired, ...(description && { description }) })
}
