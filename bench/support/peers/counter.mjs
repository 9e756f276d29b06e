/** A component that runs in the browser, as small as one can be, for projects that use React. */
export const COUNTER = `'use client'
import { useState } from 'react'

export function Counter() {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>
}
`
