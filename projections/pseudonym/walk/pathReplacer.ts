/**
 * Replaces item ids and unknown names in paths and keeps the survey's words; also makes and recognises the invented
 * names ('i1'), and lists the field names of a codec.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { isItemId } from '../../../domain/engine/path'
import { retrievedDataCodec } from '../../../domain/retrieval/retrievedData'

/** Whether a name is one of those that stand in the place of others. */
export const isOtherName = (name: string): boolean => /^[i!]\d+$/.test(name)

/** Other names for things, each the same for the same. */
export const otherNames = (): ((name: string) => string) => {
  const names = new Map<string, string>([['', '']])
  return name => {
    const cached = names.get(name)
    if (cached !== undefined) return cached
    // What could be no item's id can be none afterwards: then it names nothing here either.
    const other = `${isItemId(name) ? 'i' : '!'}${names.size}`
    names.set(name, other)
    return other
  }
}

const segmentsOf = (path: string): readonly string[] => path.split(/[.[\]]/)

interface CodecShape {
  readonly fields?: Readonly<Record<string, { readonly codec: unknown }>>
  readonly type?: unknown
  readonly types?: readonly unknown[]
}

/** The names of the fields of an entity, and of those within it. */
export const fieldNames = (codec: unknown): readonly string[] => {
  if ((typeof codec !== 'object' && typeof codec !== 'function') || codec === null) return []
  const { fields, type, types = [] }: CodecShape = codec
  if (fields === undefined) return [type, ...types].flatMap(fieldNames)
  return Object.entries(fields).flatMap(([name, field]) => [name, ...fieldNames(field.codec)])
}

/** Everything that a path is made of, besides ids and positions. */
const segmentsIn = ({ slotAt, listAt, homeAt, survey }: Catalogue): ReadonlySet<string> =>
  new Set([
    ...[...slotAt.keys(), ...listAt.keys(), ...homeAt.keys()].flatMap(segmentsOf),
    ...survey.steps.map(({ key }) => key),
    ...fieldNames(retrievedDataCodec),
    'questions',
    'title',
    'value',
  ])

const isPosition = (segment: string): boolean => /^\d{1,4}$/.test(segment)

/**
 * A path with other ids for the items on the way, and other names for what is no word of the survey's; positions stay
 * where no list of items stands before them.
 */
export const pathReplacer = (catalogue: Catalogue, nameOf: (name: string) => string): ((path: string) => string) => {
  const catalogueNames = segmentsIn(catalogue)
  const cached = new Map<string, string>()
  const replaced = (path: string): string => {
    let pattern = ''
    return path
      .split('.')
      .map(segment => {
        const isItem = catalogue.listAt.has(pattern)
        pattern = isItem ? `${pattern}.*` : pattern === '' ? segment : `${pattern}.${segment}`
        if (!isItem && segmentsOf(segment).every(part => part === '' || catalogueNames.has(part) || isPosition(part)))
          return segment
        return nameOf(segment)
      })
      .join('.')
  }
  return path => {
    const replacedPath = cached.get(path) ?? replaced(path)
    cached.set(path, replacedPath)
    return replacedPath
  }
}
