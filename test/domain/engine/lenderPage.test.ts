import { describe, expect, test } from 'vitest'
import { mortgages } from '../../../domain/catalogue/mortgages'
import { conditionHolds, rootScope } from '../../../domain/engine/evaluation/evaluateQuestion'
import type { InvitationType } from '../../../domain/language/invitation'
import type { Entry } from '../../../domain/language/section'
import { portal } from '../../projections/portal'

describe('LEN-02, LEN-10, OPEN-11: what the page shows', () => {
  test.each<[InvitationType, boolean, boolean, readonly string[]]>([
    ['mortgage', false, true, ['may_be_outdated']],
    ['mortgage_pension', false, true, ['may_be_outdated']],
    ['mortgage_enrich', false, true, ['may_be_outdated']],
    ['pension', false, false, ['nothing_to_do']],
    ['mortgage', true, false, ['from_partner']],
    ['pension', true, false, ['from_partner']],
  ])('to %s, as a partner %s: mortgages %s, and %s', (type, partnerSession, showsMortgages, texts) => {
    const home = portal({ type, partnerSession, values: {} })
    const group = home.catalogue.gateOf.get(mortgages)?.group
    const place = group === undefined ? null : rootScope(home.situation(), group)
    if (place === null) throw new Error('no such section')
    const shown = ([, entry]: readonly [string, Entry]): boolean => {
      const gate = home.catalogue.gateOf.get(entry)
      return gate !== undefined && conditionHolds(home.situation(), place, gate.condition)
    }
    const names = Object.entries(mortgages.content)
      .filter(shown)
      .map(([name]) => name)
    expect(names).toEqual([...texts, ...(showsMortgages ? ['mortgages'] : [])])
    expect(home.verdict('mortgage_and_pension').errors).toEqual([])
  })
})
