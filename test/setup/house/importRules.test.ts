import { describe, expect, it } from 'vitest'
import { planted, sources } from './repository'
import { cycles, wrongDirections, wrongDoors, wrongGroundRooms } from './roomRules'
import { mutualSiblings } from './siblingRules'

describe('imports', () => {
  it('point one way, and nothing imports test', () => {
    expect(wrongDirections(sources)).toEqual([])
  })

  it.each([
    ['domain/a.ts', "import { b } from '../events/b'"],
    ['domain/a.ts', "import type { B } from '../ui/b'"],
    ['domain/a.ts', "export { b } from '../projections/b'"],
    ['events/deep/a.ts', "const b = () => import('../../ui/b')"],
    ['events/a.ts', "type B = import('../projections/b').B"],
    ['projections/a.ts', "import '../ui/b'"],
    ['projections/a.ts', "import { dispatch } from '../events/store/store'"],
    ['ui/a.tsx', "import { b } from '../test/b'"],
  ])('a wrong one is reported: %s %s', (path, content) => {
    expect(wrongDirections(planted({ [path]: content }))).toHaveLength(1)
  })

  it('a right one is not', () => {
    const right = planted({
      'ui/a.tsx': "import { b } from '../events/b'\nimport c from 'domain'\n// import '../test/x'",
      'projections/a.ts': "import type { Store } from '../events/store/store'",
      'vitest.config.ts': "import { b } from './test/setup/b'",
    })
    expect(wrongDirections(right)).toEqual([])
  })

  it('keep to the rooms of domain', () => {
    expect(wrongGroundRooms(sources)).toEqual([])
  })

  it.each([
    ['domain/engine/a.ts', "import { b } from '../catalogue/deep/b'", 'domain/catalogue/deep/b.ts'],
    ['domain/engine/a.ts', "import type { B } from '../invitation/b'", 'domain/invitation/b.ts'],
    ['domain/language/a.ts', "import { b } from '../engine/b'", 'domain/engine/b.ts'],
    ['domain/invitation/a.ts', "import { b } from '../catalogue/b'", 'domain/catalogue/b.ts'],
    ['domain/a.ts', 'export const a = 1', 'domain/format/b.ts'],
    ['domain/attic/a.ts', 'export const a = 1', 'domain/format/b.ts'],
  ])('a room that looks where it may not is reported: %s %s', (path, content, target) => {
    expect(wrongGroundRooms(planted({ [path]: content, [target]: 'export const b = 1' }))).toHaveLength(1)
  })

  it('a room that looks where it may is not', () => {
    const right = planted({
      'domain/engine/a.ts': "import { b } from '../language/b'\nimport { c } from './c'",
      'domain/language/b.ts': 'export const b = 1',
      'domain/engine/c.ts': 'export const c = 1',
      'events/state/a.ts': "import { b } from '../../domain/language/b'",
    })
    expect(wrongGroundRooms(right)).toEqual([])
  })

  it('make no circle', () => {
    expect(cycles(sources)).toEqual([])
  })

  it('a circle is reported, of types too', () => {
    const circle = planted({
      'domain/a.ts': "import { b } from './b'",
      'domain/b.ts': "import type { C } from './c'",
      'domain/c.ts': "export { a } from './a'",
    })
    expect(cycles(circle)).toEqual(['domain/a.ts -> domain/b.ts -> domain/c.ts -> domain/a.ts'])
  })

  it('lead one way between the folders of one folder', () => {
    expect(mutualSiblings(sources)).toEqual([])
  })

  it('both ways are reported, at every depth, of types too', () => {
    const both = planted({
      'ui/survey/list/a.ts': "import { b } from '../homes/deep/b'",
      'ui/survey/homes/c.ts': "import type { D } from '../list/d'",
      'ui/survey/homes/deep/b.ts': 'export const b = 1',
      'ui/survey/list/d.ts': "import { e } from '../e'",
      'ui/survey/e.ts': "import { c } from './homes/c'",
    })
    expect(mutualSiblings(both)).toHaveLength(1)
  })

  it('of packages go through their doors', () => {
    expect(wrongDoors(sources)).toEqual([])
  })

  it.each([
    ['events/effects/calls/customerCalls.ts', "import axios from 'axios'"],
    ['events/log/inMemoryLog.ts', "import { get } from 'idb-keyval'"],
    ['projections/tree.ts', "import { useMemo } from 'react'"],
    ['events/a.tsx', "import { useParams } from 'react-router-dom'"],
    ['ui/shell/Bar.tsx', "import { Subject } from 'rxjs'"],
    ['events/decisions/decide.ts', "import { Subject } from 'rxjs'"],
    ['events/effects/wire/office.ts', "import { timer } from 'rxjs'"],
    ['projections/outbox/outbox.ts', "import { merge } from 'rxjs'"],
    ['domain/a.ts', "import type { Observable } from 'rxjs'"],
    ['domain/a.ts', "import { readFileSync } from 'node:fs'"],
    ['ui/support/words/a.ts', "import { readFileSync } from 'node:fs'"],
    ['ui/a.tsx', "import { x } from 'unheard-of'"],
  ])('another door is reported: %s %s', (path, content) => {
    expect(wrongDoors(planted({ [path]: content }))).toHaveLength(1)
  })

  it('the right door is not', () => {
    const right = planted({
      'events/effects/calls/createHttp.ts': "import axios from 'axios'",
      'events/store/writer.ts': "import type { Subject } from 'rxjs'",
      'ui/survey/useField.ts': "import { map } from 'rxjs'",
      'events/stream.ts': "import { Observable } from 'rxjs'",
      'events/effects/runner.ts': "import { timer } from 'rxjs'",
      'test/a.ts': "import axios from 'axios'",
    })
    expect(wrongDoors(right)).toEqual([])
  })
})
