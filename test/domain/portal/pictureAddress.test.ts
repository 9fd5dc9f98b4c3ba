import { expect, test } from 'vitest'
import { pictureAddress, pictureOf } from '../../../domain/portal/pictureAddress'

test.each([
  ['https://x.example/7.jpg', 'sleutel', 'https://x.example/7.jpg?validate=true&key=sleutel'],
  ['https://x.example/7.jpg?w=200&key=oud', 'a&b=c', 'https://x.example/7.jpg?w=200&key=a%26b%3Dc&validate=true'],
  ['http://x.example/7', '', 'http://x.example/7?validate=true'],
])('the picture %s is loaded with validate and the key %j (PROP-09)', (image, key, address) => {
  expect(pictureAddress(image, key)).toBe(address)
})

test.each(['', '7.jpg', 'javascript:alert(1)', 'data:image/png;base64,AA'])('%j is no picture', image => {
  expect(pictureAddress(image, 'sleutel')).toBe('')
})

const host = { api: 'https://kantoor.example/base', imageKey: 'sleutel' }

test('loads a picture from the own office alone, with the key', () => {
  expect(pictureOf('https://kantoor.example/p/1.jpg?w=2', host)).toBe(
    'https://kantoor.example/p/1.jpg?w=2&validate=true&key=sleutel',
  )
  for (const other of [
    '',
    '/p/1.jpg',
    'http://kantoor.example/p/1.jpg',
    'https://kantoor.example.elders.example/1.jpg',
    'https://elders.example/1.jpg',
    'data:image/png;base64,',
    'javascript:alert(1)',
  ])
    expect(pictureOf(other, host)).toBeNull()
})
