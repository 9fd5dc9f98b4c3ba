import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { top } from '../../ui/serve/settings'

/** What the portal puts there itself, and no mail. */
const own = new Set(['was'])

const reads = (text: string): readonly string[] => [
  ...[...text.matchAll(/(?:\bvalue|\bquery\.(?:get|has)|search\)\.(?:get|has))\('(\w+)'\)/g)].map(
    ([, key = '']) => key,
  ),
  ...[...text.matchAll(/\[([^\]]+)\]\.some\(key => query\.has\(key\)\)/g)].flatMap(([, keys = '']) =>
    [...keys.matchAll(/'(\w+)'/g)].map(([, key = '']) => key),
  ),
]

/** Every key that the portal reads of its own address, but for the screens of debugging. */
export const addressKeys = (): readonly string[] => {
  const sources = ['domain', 'events', 'ui'].flatMap(room =>
    readdirSync(join(top, room), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/^(debug|support)\//.test(file))
      .map(file => readFileSync(join(top, room, file), 'utf8')),
  )
  const keys = sources.filter(text => text.includes('new URLSearchParams(')).flatMap(reads)
  return [...new Set(keys)].filter(key => !own.has(key)).toSorted()
}
