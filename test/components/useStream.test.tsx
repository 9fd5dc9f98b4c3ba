import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Stream } from '../../events/stream'
import { useStream } from '../../ui/useStream'

const halved = (value: number): number => Math.floor(value / 2)

const mounted = async (first: Stream<number>) => {
  let drawn = 0
  const Shown = ({ stream }: { stream: Stream<number> }) => {
    drawn += 1
    return <output>{useStream(stream, halved)}</output>
  }
  const { rerender, unmount, getByRole } = await render(<Shown stream={first} />)
  return {
    becomes: (stream: Stream<number>) => rerender(<Shown stream={stream} />),
    drawn: () => drawn,
    shown: getByRole('status'),
    unmount,
  }
}

test('what a stream says is shown, and drawn again only when it is another value', async () => {
  const value$ = new BehaviorSubject(2)
  const { shown, drawn } = await mounted(value$)
  await expect.element(shown).toHaveTextContent('1')
  const before = drawn()
  value$.next(3)
  value$.next(4)
  await expect.element(shown).toHaveTextContent('2')
  expect(drawn()).toBe(before + 1)
})

test('one listens to one stream, and to none after it has gone', async () => {
  const [first$, second$] = [new BehaviorSubject(0), new BehaviorSubject(8)]
  const { becomes, shown, unmount } = await mounted(first$)
  expect([first$.observers.length, second$.observers.length]).toEqual([1, 0])
  await becomes(second$)
  await expect.element(shown).toHaveTextContent('4')
  expect([first$.observers.length, second$.observers.length]).toEqual([0, 1])
  await unmount()
  expect([first$.observers.length, second$.observers.length]).toEqual([0, 0])
})
