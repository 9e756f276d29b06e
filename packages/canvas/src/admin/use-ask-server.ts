'use client'

import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared'

/** Milliseconds after which blocks are inserted as they are; the server completes them in the form then. */
const ANSWERED_WITHIN_MS = 5_000

/** Asks the server what belongs to a state of the form: defaults, and how fields are drawn. Undefined: it does not answer. */
export function useAskServer(): (fields: FormState) => Promise<FormState | undefined> {
  const { getFormState } = useServerFunctions()
  const { id, collectionSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  return async (fields) => {
    if (collectionSlug === undefined) return undefined
    try {
      const answer = await getFormState({
        ...(id !== undefined && { id }),
        collectionSlug,
        docPermissions,
        docPreferences: await getDocPreferences(),
        formState: deepCopyObjectSimpleWithoutReactComponents(fields, { excludeFiles: true }),
        operation: 'update',
        renderAllFields: false,
        schemaPath: collectionSlug,
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
        skipValidation: true,
      })
      // Payload gives null, which its types do not know, when it gave up waiting.
      return answer?.state ?? undefined
    } catch {
      // The connection is away; the form itself says so.
      return undefined
    }
  }
}
