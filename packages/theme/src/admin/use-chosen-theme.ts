'use client'

import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'

/** The theme as it stands in the form, saved or not. */
export function useChosenTheme(): Readonly<Record<string, unknown>> {
  // A text, because the form compares what a selector gives by identity.
  const values = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.value]))),
  )
  return useMemo(() => JSON.parse(values), [values])
}
