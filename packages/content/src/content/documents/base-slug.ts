import type { Field, GlobalAfterChangeHook, GlobalSlug, PayloadRequest } from 'payload'
import type { AdminLabel } from '../../core/admin-text.ts'
import { baseAddress } from '../../core/base-address.ts'
import { MAX_SLUG_LENGTH } from '../../core/slug.ts'
import { type MovingTables, movePaths } from '../../store/move-paths.ts'
import { runSql, sql, transactionOf } from '../../store/sql.ts'
import type { Asked } from '../answers.ts'
import { composed, validateSlug } from './address-fields.ts'
import { savedTogether } from './saved-together.ts'

/** Documents that stand below one address, which the settings of their feature name. */
export interface BelowBase {
  /** Slug of the global with the field of {@link baseSlugField}. */
  readonly settings: GlobalSlug
  /** The address without slashes while the settings say nothing. */
  readonly defaultSlug: string
}

/** The field of a feature's settings that says where its documents stand. */
export function baseSlugField(options: { readonly defaultSlug: string; readonly description: AdminLabel }): Field {
  return {
    name: 'slug',
    label: { en: 'Address', de: 'Adresse' },
    type: 'text',
    defaultValue: options.defaultSlug,
    maxLength: MAX_SLUG_LENGTH,
    admin: { description: options.description },
    hooks: { beforeValidate: [composed] },
    validate: (value: string | null | undefined, options: { readonly req: Asked }) =>
      !value || validateSlug(value, options),
  }
}

/** The address that the documents of a feature stand below now, with slashes at both ends. */
export async function readBase(req: PayloadRequest, { settings, defaultSlug }: BelowBase): Promise<string> {
  const together = savedTogether(req)
  const known = (together && knownSlugs.get(together)) ?? new Map<GlobalSlug, Promise<StoredSlug>>()
  if (together) knownSlugs.set(together, known)
  const asked = known.get(settings) ?? storedSlug(req, settings)
  known.set(settings, asked)
  return baseAddress(await asked, defaultSlug)
}

type StoredSlug = Readonly<Record<string, unknown>> | undefined

/** Addresses that the settings gave, by what stands for documents that are saved together. */
const knownSlugs = new WeakMap<object, Map<GlobalSlug, Promise<StoredSlug>>>()

/** Every document that is saved asks: a query of Payload's would take ten times as long as the statement. */
async function storedSlug(req: PayloadRequest, settings: GlobalSlug): Promise<StoredSlug> {
  const table = sql.identifier(settings.replaceAll('-', '_'))
  const [stored] = await runSql(req.payload, sql`select slug from ${table} limit 1`, await transactionOf(req))
  return stored
}

/** Moves everything below the base address when the settings change it. */
export function moveWithBase(defaultSlug: string, tables: MovingTables): GlobalAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    const [before, after] = [baseAddress(previousDoc, defaultSlug), baseAddress(doc, defaultSlug)]
    if (before !== after) await movePaths(tables, { before, after }, req)
  }
}
