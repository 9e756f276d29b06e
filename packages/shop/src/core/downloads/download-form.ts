/** Field of the form of a file on the page of an order: the id of the file of the order. */
export const FILE_FIELD = 'file'
