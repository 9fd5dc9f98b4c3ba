// What vitest-browser-react mounts is drawn when it says so. It asks `act` for that, which only the React for who develops has.
import React from 'react'
import { flushSync } from 'react-dom'

const act = async (draw: () => Promise<void>): Promise<void> => {
  let drawn = Promise.resolve()
  flushSync(() => {
    drawn = draw()
  })
  await drawn
}

Object.assign(React, { act })
