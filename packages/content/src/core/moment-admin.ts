/** Admin settings of a field that holds a moment: typed and listed by the clocks of the site, whose zone is named. */
export const momentAdmin = {
  date: { pickerAppearance: 'dayAndTime' },
  components: { Field: '@vitrine/content/admin#MomentField', Cell: '@vitrine/content/admin#MomentCell' },
} as const
