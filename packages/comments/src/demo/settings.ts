/** Settings of the demo: visitors may comment. */
export const commentSettings = { isOn: true, closeAfterDays: 0, levels: 3 }
