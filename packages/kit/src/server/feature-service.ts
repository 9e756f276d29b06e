/** Something that a running feature offers to others. Only {@link FeatureService.offer} makes one. */
export interface Offer {
  readonly name: string
}

/** Service of one feature for others, which know its interface and not the feature. */
export interface FeatureService<Service extends object> {
  readonly name: string
  offer(service: Service): Offer
  /** @throws When no feature offers it. */
  of(offers: readonly Offer[]): Service
  /** Finds it on a site that may be without the feature that offers it. */
  find(offers: readonly Offer[]): Service | undefined
}

/**
 * Declares a service. It stands in a package that ranks below those that offer and need it.
 *
 * @param name Unique among all services.
 */
export function featureService<Service extends object>(name: string): FeatureService<Service> {
  const services = new WeakMap<Offer, Service>()
  const find = (offers: readonly Offer[]) => {
    for (const offer of offers) {
      const service = services.get(offer)
      if (service) return service
    }
    return undefined
  }
  return {
    name,
    offer(service) {
      const offer = { name }
      services.set(offer, service)
      return offer
    },
    of(offers) {
      const service = find(offers)
      if (!service) throw new Error(`No feature offers "${name}".`)
      return service
    },
    find,
  }
}
