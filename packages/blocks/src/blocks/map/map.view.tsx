import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Icon, ResponsiveImage } from '@vitrine/ui/ui'
import { stateOfPage } from '../../core/page-state.ts'
import { type MapBlock, map } from './map.block.ts'

const MapCard: BlockRenderer<MapBlock> = ({ block, context, leads = false, field }) => {
  const { name, address, image, href, directions } = block
  const { texts } = stateOfPage(context)
  return (
    <section className="map" data-picture={image ? '' : undefined}>
      {image && (
        <ResponsiveImage
          className="map__picture"
          image={image}
          sizes="(min-width: 60rem) 66vw, 100vw"
          priority={leads}
        />
      )}
      <div className="map__words">
        <h2 className="map__name" {...field('name')}>
          {name}
        </h2>
        <address className="map__address">
          {address.map((line) => (
            <span key={line} className="map__line">
              {line}
            </span>
          ))}
        </address>
        {directions && (
          <p className="map__directions" {...field('directions')}>
            {directions}
          </p>
        )}
        <p>
          <a className="map__link" href={href} target="_blank" rel="noopener noreferrer">
            <Icon name="map-pin" />
            {texts.openMap}
            <span className="visually-hidden"> ({texts.opensNewTab})</span>
          </a>
        </p>
      </div>
    </section>
  )
}

export const view = defineView(map, { Block: MapCard, styles: ['map'] })
