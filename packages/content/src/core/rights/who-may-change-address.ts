/** Path below `/api` that says which roles may change settings; `?globals=header,site` names these. */
export const WHO_MAY_CHANGE_PATH = '/who-may-change'
