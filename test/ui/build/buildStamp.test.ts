import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rulesSources } from '../../../ui/build/buildStamp'
import { top } from '../../../ui/serve/settings'

test('the digest of the rules is of all that judges, and of nothing that only speaks of it', () => {
  const sources = rulesSources()
  const filesOf = (folder: string): readonly string[] =>
    readdirSync(join(top, folder)).flatMap(name => (name.endsWith('.ts') ? [`${folder}/${name}`] : []))
  const judging = ['domain/catalogue', 'domain/catalogue/doubts', 'domain/engine/kinds', 'domain/rules', 'events/state']
  const left = judging.flatMap(filesOf).filter(path => !sources.includes(path))
  // The account, what a browser is told of a field, the screens of the calm view, and how a state is kept: nothing that is judged.
  expect(left).toEqual([
    ...['domain/catalogue/fieldHints.ts', 'domain/catalogue/screenGroups.ts', 'domain/rules/accountErrors.ts'],
    ...['domain/rules/newAccountErrors.ts', 'domain/rules/recoveryErrors.ts', 'events/state/isHeldByRetrieval.ts'],
    'events/state/stateCodec.ts',
  ])
  expect(sources.filter(path => /^ui\/|\/(pseudonym|replay|copy|transferFile)\//.test(path))).toEqual([])
})
