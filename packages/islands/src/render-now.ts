/** Renders what an update changes before it returns, for code that goes on with the page as it then is. */
export { flushSync as renderNow } from 'react-dom'
