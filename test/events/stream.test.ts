import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { constantStream, streamOf } from '../../events/stream'

const counting = () => {
  const value$ = new BehaviorSubject(0)
  return { stream: streamOf(() => value$.value, value$), value$, becomes: (next: number) => value$.next(next) }
}

test('a stream says what is so now, with or without anybody listening', () => {
  const { stream, becomes } = counting()
  becomes(1)
  expect(stream.value).toBe(1)
  const heard: number[] = []
  stream.subscribe(value => heard.push(value))
  becomes(2)
  expect([stream.value, heard]).toEqual([2, [1, 2]])
})

test('who stops listening holds on to nothing', () => {
  const { stream, value$, becomes } = counting()
  const heard: number[] = []
  const watching = stream.subscribe(value => heard.push(value))
  expect(value$.observed).toBe(true)
  watching.unsubscribe()
  becomes(1)
  expect([value$.observed, heard]).toEqual([false, [0]])
})

test('what never changes is one too', () => {
  const heard: string[] = []
  constantStream('a').subscribe(value => heard.push(value))
  expect(heard).toEqual(['a'])
})
