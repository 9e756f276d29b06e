/** Blog of the demo: where it is, how it lists its posts, and who may comment on them. */
export const blogSettings = {
  slug: 'journal',
  title: 'Journal',
  description: 'Notes from Lantern Street: rooms, wood, light, and what we measured.',
  layout: 'list',
  comments: { isOn: true, closeAfterDays: 0, levels: 3 },
}
