import { expect, it } from 'vitest'
import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { isPathShaped } from '../../../events/definitions/nameShapes'

it('an import lets every path of the catalogue in', () => {
  const { slotAt, listAt } = compileCatalogue(survey)
  const paths = [...slotAt.keys(), ...listAt.keys()].map(pattern => pattern.replaceAll('*', 'item-1'))
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter(path => !isPathShaped(path))).toEqual([])
})
