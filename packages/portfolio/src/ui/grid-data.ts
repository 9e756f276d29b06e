import type { ProjectGrid } from '../core/project-grid.ts'

/** Data attributes that the stylesheet of lists selects by. */
export const gridData = ({ layout, captions, columns }: ProjectGrid) => ({
  'data-layout': layout,
  'data-captions': captions,
  'data-columns': columns,
})
