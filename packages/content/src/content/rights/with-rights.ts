import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import type { Area } from '../../core/rights/area.ts'
import { isLimited } from '../../core/rights/decide.ts'
import { record } from '../../core/stored.ts'
import { fieldFor } from '../access.ts'
import { areaOf } from './area-of.ts'
import { checkDeletion, guardWrites, hasBranches } from './guarded-writes.ts'
import { rightsOf } from './rights-of.ts'

/** Operations that write. */
const WRITING: readonly string[] = ['autosave', 'create', 'update', 'delete', 'restoreVersion']

/**
 * Has the changes of a collection looked at, document by document, where the rights of an account depend on what it
 * changes. Collections that are not in the table of rights are returned as they are.
 */
export function withRights(collection: CollectionConfig): CollectionConfig {
  const { access = {}, fields, hooks = {}, slug } = collection
  const area = areaOf({ access })
  if (!area) return collection
  const begin: CollectionBeforeOperationHook = async ({ args, collection: config, operation, req }) => {
    if (!WRITING.includes(operation) || record(args).overrideAccess === true) return args
    await noteRights(req, config)
    return operation === 'create' && hasBranches(config) ? inOwnBranch(args, req) : args
  }
  const lookAtDeletion: CollectionBeforeDeleteHook = ({ id, req }) => checkDeletion(req, slug, id)
  return {
    ...collection,
    fields: area.kind === 'documents' ? fields.map((field) => asideFrom(field, area)) : fields,
    hooks: {
      ...hooks,
      beforeOperation: [begin, ...(hooks.beforeOperation ?? [])],
      beforeDelete: [lookAtDeletion, ...(hooks.beforeDelete ?? [])],
    },
  }
}

/** Leaves a field beside the form of a document to those who write: it decides how the document is found. */
function asideFrom(field: Field, area: Area): Field {
  if (!('name' in field) || field.type === 'ui' || !field.admin || !('position' in field.admin)) return field
  return { ...field, access: { update: fieldFor(area, 'create'), ...field.access } } as Field
}

/** As {@link withRights}, for a global. */
export function globalWithRights(global: GlobalConfig): GlobalConfig {
  const { access = {}, hooks = {} } = global
  if (!areaOf({ access })) return global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [
        async ({ args, global: config, operation, overrideAccess, req }) => {
          if (WRITING.includes(operation) && overrideAccess !== true) await noteRights(req, config)
          return args
        },
        ...(hooks.beforeOperation ?? []),
      ],
    },
  }
}

async function noteRights(
  req: PayloadRequest,
  config: Parameters<typeof areaOf>[0] & Parameters<typeof hasBranches>[0] & { readonly slug: string },
): Promise<void> {
  const [area, rights] = [areaOf(config), await rightsOf(req)]
  if (area && rights && isLimited(rights, area, hasBranches(config))) guardWrites(req, { slug: config.slug, rights })
}

/** A new document of an account that works in a branch begins there, since the admin stores it before it asks where. */
async function inOwnBranch<Args>(args: Args, req: PayloadRequest): Promise<Args> {
  const [branch] = (await rightsOf(req))?.branches ?? []
  const data = record(record(args).data)
  if (branch === undefined || (data.parent !== undefined && data.parent !== null)) return args
  return { ...args, data: { ...data, parent: Number(branch) } }
}
