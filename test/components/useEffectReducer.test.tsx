import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useEffectReducer } from '../../ui/useEffectReducer'

const done: string[] = []
const note = (effect: string): void => {
  done.push(`${effect} at ${document.querySelector('output')?.textContent}`)
}

const update = (_: string, message: string) => [message, [message]] as const

/** It hears of something as soon as it stands there, before what was due at its first sight is begun. */
const Hears = () => {
  const [state, send] = useEffectReducer(() => ['first', ['first']] as const, update, note)
  useLayoutEffect(() => send('second'), [send])
  return <output>{state}</output>
}

test('an effect is begun once its state is rendered, however early the message came', async () => {
  await render(<Hears />)
  await expect.poll(() => done).toEqual(['first at first', 'second at second'])
})
