import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VIDEO_TEXTS } from '../core/texts.ts'
import { VideoPlace } from './video-place.tsx'

const file = (width: number, type = 'image/webp') => ({ url: `/media/bakery-${width}`, width, height: width / 2, type })

it('a video of the site shows a small still before it plays, in the shape of its image', () => {
  const html = renderToStaticMarkup(
    <VideoPlace
      source={{ kind: 'file', files: [{ url: '/media/bakery.webm', type: 'video/webm' }] }}
      options={{ title: 'The bakery', autoplay: false, muted: false, loop: false, controls: true, autopause: true }}
      texts={VIDEO_TEXTS}
      poster={{
        alt: '',
        fallback: file(4000, 'image/jpeg'),
        sources: [file(480), file(960), file(2000)],
        focalPoint: { x: 50, y: 50 },
      }}
      ratio="own"
    />,
  )
  expect(html).toContain('poster="/media/bakery-960" width="4000" height="2000"')
})
