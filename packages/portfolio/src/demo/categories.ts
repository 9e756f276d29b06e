/** Categories of the demo's projects, each with the slug by which projects name it. */
export const categories = [
  { slug: 'interiors', title: 'Interiors', description: 'Rooms that are in use.' },
  { slug: 'furniture', title: 'Furniture', description: 'Drawn for one place, made on Lantern Street.' },
  { slug: 'light', title: 'Light', description: 'Daylight first, lamps second.' },
]
