import type { ProjectGrid } from '../core/project-grid.ts'

/** What the stylesheet of lists asks for. */
export const gridData = ({ layout, captions, columns }: ProjectGrid) => ({
  'data-layout': layout,
  'data-captions': captions,
  'data-columns': columns,
})
