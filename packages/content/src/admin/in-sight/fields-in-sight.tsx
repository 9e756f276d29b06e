'use client'

import { type ReactNode, useState } from 'react'
import { tellingNewest } from './newest-records.ts'

let isInstalled = false

/** Draws fields of forms as soon as they are in sight, however busy the browser is: see `tellingNewest`. */
export function FieldsInSight({ children }: { readonly children: ReactNode }): ReactNode {
  // Before the forms in it make their observers.
  useState(install)
  return children
}

function install(): void {
  if (isInstalled || typeof window === 'undefined') return
  isInstalled = true
  window.IntersectionObserver = tellingNewest(window.IntersectionObserver)
}
