import { useAllFormFields } from '@payloadcms/ui'
import { record } from '@vitrine/content/core'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo } from 'react'
import { fieldsAbove, type TestableField } from '../../core/conditions/fields-above.ts'

/** The fields that the condition at a path can test, as the form stands. */
export function useFieldsAbove(path: string): readonly TestableField[] {
  const [state] = useAllFormFields()
  return useMemo(() => fieldsAbove(record(reduceFieldsToValues(state, true)).fields, path), [state, path])
}
