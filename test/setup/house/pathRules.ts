import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { listAddress, slotAddress } from '../../../domain/engine/path'
import type { Source } from './source'

const catalogue = compileCatalogue(survey)

/** What lies on the way to a question: 'customer.address'. */
const onTheWay: ReadonlySet<string> = new Set(
  [...catalogue.slotAt.keys()].flatMap(path => {
    const segments = path.split('.')
    return segments.map((_, at) => segments.slice(0, at).join('.'))
  }),
)

const isPath = (text: string): boolean =>
  onTheWay.has(text) || slotAddress(catalogue, text) !== null || listAddress(catalogue, text) !== null

/** A path of the customer's that the catalogue has not: what reads it finds nothing, and nobody is told. */
export const strayPaths = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path }) => /^(events|projections|ui)\//.test(path))
    .flatMap(({ path, nodes }) =>
      nodes
        .flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : []))
        .filter(text => /^customer(\.[a-z_]+)+$/.test(text) && !isPath(text))
        .map(text => `${path} names ${text}, which is no path`),
    )
