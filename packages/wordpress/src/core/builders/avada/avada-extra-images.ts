import type { SourceItem } from '../../source/source.ts'

/** Images that Avada shows beside the featured one. */
const MAX_EXTRA = 30

const META = /^kd_featured-image-(\d{1,2})_[\w-]{1,60}_id$/
const POST_META = /^kd_featured-image-(\d{1,2})_post_id$/

/** Ids of the second and further images of a project or post, in their order. */
export function avadaExtraImages({ metas }: SourceItem): readonly number[] {
  const numbered = metas.flatMap(({ key, value }) => {
    const place = (META.exec(key) ?? POST_META.exec(key))?.[1]
    const id = Number(/^\s*(\d{1,10})\s*$/.exec(value)?.[1] ?? 0)
    return place === undefined || id === 0 ? [] : [{ place: Number(place), id }]
  })
  const ids = numbered.toSorted((one, other) => one.place - other.place).map(({ id }) => id)
  return [...new Set(ids)].slice(0, MAX_EXTRA)
}
