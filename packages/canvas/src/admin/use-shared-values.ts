'use client'

import { useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { createSharedValues } from './shared-values.ts'

/**
 * Has the form around it read its values once for each state, for all of its fields. Payload reads all of them twice for each
 * field that it checks, and checks each field that it shows: on a page of many blocks that took a third of the time until its
 * canvas could be used.
 *
 * Its component stands before the fields: these take `getData` while they are drawn, and are checked again when they find
 * another.
 */
export function useSharedValues(): void {
  const form = useForm()
  const [share] = useState(createSharedValues)
  // While it is drawn, as Payload does: an effect would come after the fields.
  share(form)
}
