import { rowsOf, type Stored } from '@vitrine/canvas/core'

/** Name in addresses of a slider that has none yet. */
const NAMELESS = 'stage'

/**
 * Data of a page of the stage: one slide alone, whenever and wherever it is shown to visitors, with everything at rest.
 */
export function stillData(slider: Stored, slide: number): Stored {
  const rows = rowsOf(slider.slides).slice(slide, slide + 1)
  return {
    ...shared(slider),
    type: 'hero',
    slides: rows.map((row) => ({
      ...seen(row),
      panZoom: undefined,
      layers: rowsOf(row.layers).map(atRest),
      background: pausedVideo(row.background),
    })),
    controls: [],
    extras: [],
    flow: { autoplay: false },
    hash: { read: false, write: false },
  }
}

/** Data to preview a running slider from one of its slides. Slides are shown at any date, hidden ones are not. */
export function runningData(slider: Stored, slide: number): Stored {
  const rows = rowsOf(slider.slides)
  const chosen = rows[slide]
  const shown = rows.filter((row) => row === chosen || row.hidden !== true)
  return {
    ...shared(slider),
    slides: shown.map((row) => ({ ...row, hidden: false, from: undefined, until: undefined })),
    // In its window it would have to be opened first.
    extras: rowsOf(slider.extras).filter(({ blockType }) => blockType !== 'sliderWindow'),
    flow: {
      ...(slider.flow as Stored | undefined),
      startSlide: chosen ? shown.indexOf(chosen) + 1 : 1,
      shuffle: false,
      waitForView: false,
    },
    hash: { read: false, write: false },
  }
}

function shared(slider: Stored): Stored {
  return { ...slider, alias: slider.alias || NAMELESS }
}

function seen(slide: Stored): Stored {
  return { ...slide, hidden: false, from: undefined, until: undefined, levels: [] }
}

function atRest(layer: Stored): Stored {
  return {
    ...layer,
    timeline: undefined,
    loop: undefined,
    visible: 'always',
    actions: [],
    layers: rowsOf(layer.layers).map(atRest),
    columns: rowsOf(layer.columns).map((column) => ({ ...column, layers: rowsOf(column.layers).map(atRest) })),
  }
}

/** Its poster. */
function pausedVideo(background: unknown): unknown {
  const isVideo = (background as Stored | undefined)?.kind === 'video'
  return isVideo ? { ...(background as Stored), kind: 'image' } : background
}
