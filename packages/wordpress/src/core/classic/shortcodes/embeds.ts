import type { ShortcodeMapping } from '../../convert/convert.ts'
import { embedBlocks } from '../../convert/embeds.ts'
import type { Shortcode } from '../../shortcodes/parse-shortcodes.ts'

/** Address of the thing that a shortcode of one site names. */
type AddressOf = (named: string) => string

const asIs: AddressOf = (named) => named

/** Shortcodes of one site each, most of them Jetpack's, and the address that a bare name in them stands for. */
const SITES: Readonly<Record<string, AddressOf>> = {
  embed: asIs,
  embedyt: asIs,
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  su_youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  su_youtube_advanced: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  su_vimeo: (id) => `https://vimeo.com/${id}`,
  dailymotion: (id) => `https://www.dailymotion.com/video/${id}`,
  soundcloud: asIs,
  instagram: asIs,
  googlemaps: asIs,
  googleapps: asIs,
  tweet: (id) => `https://x.com/i/status/${id}`,
  spotify: spotifyAddress,
  bandcamp: asIs,
  ted: asIs,
  slideshare: asIs,
  gist: asIs,
  scribd: asIs,
  flickr: asIs,
  codepen: asIs,
  figma: asIs,
  tiktok: asIs,
  pinterest: asIs,
  su_video: asIs,
  su_audio: asIs,
}

/** `spotify:track:12` as the address of its page. */
function spotifyAddress(named: string): string {
  const [, kind, id] = /^spotify:(track|album|artist|playlist|episode|show):([\w]{1,40})$/.exec(named) ?? []
  return kind === undefined ? named : `https://open.spotify.com/${kind}/${id}`
}

const site: ShortcodeMapping = {
  names: Object.keys(SITES),
  convert(shortcode, { context }) {
    const named = nameIn(shortcode)
    if (named === undefined) {
      context.report({ level: 'lost', code: 'embed-without-address', subject: shortcode.name })
      return { blocks: [] }
    }
    const isAddress = /^(?:https?:)?\/\//i.test(named)
    const title = shortcode.attributes.title
    return {
      blocks: embedBlocks(
        { address: isAddress ? named : (SITES[shortcode.name] ?? asIs)(named), ...(title && { title }) },
        context,
      ),
    }
  },
}

/** The address or name in a shortcode: what it encloses, an attribute, or what stands behind an equals sign. */
function nameIn({ attributes, content = '' }: Shortcode): string | undefined {
  const enclosed = /https?:\/\/[^\s<>"[\]]+/i.exec(content)?.[0]
  const bare = attributes['0']?.replace(/^[=:\s"']+|["']+$/g, '')
  const named = enclosed ?? attributes.url ?? attributes.src ?? attributes.id ?? attributes.href ?? attributes.v ?? bare
  return named?.trim() || undefined
}

/** Things of other sites. */
export const EMBED_MAPPINGS: readonly ShortcodeMapping[] = [site]
