import { createElement, type ReactNode } from 'react'
import type { IconDrawing } from './sidebar-icons.ts'

/** An icon beside a name, which says what it means. */
export function SidebarIcon({ drawing }: { readonly drawing: IconDrawing }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className="sidebar__icon"
      fill="none"
      height="18"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.6"
      viewBox="0 0 24 24"
      width="18"
    >
      {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
