'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Stored } from '@vitrine/canvas/core'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useRef } from 'react'
import type { LevelWindow } from './levels.ts'
import { StagePage } from './stage-page.tsx'
import { useZoom } from './use-zoom.ts'

/** The slider as visitors see it, running. */
export function StagePlay(props: {
  readonly data: Stored
  readonly window: LevelWindow
  /** True if the element around it has a height of its own. */
  readonly isBounded: boolean
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { data, window: viewport, isBounded } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const outer = useRef<HTMLDivElement>(null)
  const size = { width: viewport.width, height: viewport.height }
  const zoom = useZoom(outer, isBounded ? size : { width: viewport.width })
  return (
    <div className="stage-canvas" ref={outer} data-playing="">
      <div className="stage-canvas__window" style={{ width: viewport.width * zoom, height: viewport.height * zoom }}>
        <StagePage
          frame={frame}
          title={word({ en: 'The slider, running', de: 'Der Slider in Bewegung' })}
          data={data}
          zoom={zoom}
          {...size}
        />
      </div>
    </div>
  )
}
