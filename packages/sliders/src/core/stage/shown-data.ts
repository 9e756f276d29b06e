import { rowsOf, type Stored } from './stored.ts'

/** Name in addresses of a slider that has none yet. */
const NAMELESS = 'stage'

/**
 * What the page of a stage is drawn from: one slide alone, whenever and wherever it is shown to visitors, with
 * everything at rest.
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
      background: filmAtRest(row.background),
    })),
    controls: [],
    extras: [],
    flow: { autoplay: false },
    hash: { read: false, write: false },
  }
}

/** What is drawn to see a slider run, from one of its slides. Slides come at any date, hidden ones do not. */
export function runningData(slider: Stored, slide: number): Stored {
  const rows = rowsOf(slider.slides)
  const chosen = rows[slide]
  const kept = rows.filter((row) => row === chosen || row.hidden !== true)
  return {
    ...shared(slider),
    slides: kept.map((row) => ({ ...row, hidden: false, from: undefined, until: undefined })),
    // In its window it would have to be opened first.
    extras: rowsOf(slider.extras).filter(({ blockType }) => blockType !== 'sliderWindow'),
    flow: {
      ...(slider.flow as Stored | undefined),
      startSlide: chosen ? kept.indexOf(chosen) + 1 : 1,
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
function filmAtRest(background: unknown): unknown {
  const isFilm = (background as Stored | undefined)?.kind === 'video'
  return isFilm ? { ...(background as Stored), kind: 'image' } : background
}
