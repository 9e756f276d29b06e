/** Blog of the demo: where it is, and how it lists its posts. */
export const blogSettings = {
  slug: 'journal',
  title: 'Journal',
  description: 'Notes from Lantern Street: rooms, wood, light, and what we measured.',
  layout: 'list',
}
