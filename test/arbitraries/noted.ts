import fc from 'fast-check'
import type { Command, EditingTab } from '../../events/decisions/command'

/** A page that has the log. */
export const tabArbitrary: fc.Arbitrary<EditingTab> = fc.record({
  id: fc.constantFrom('tab-1', 'tab-2'),
  took: fc.constantFrom('free', 'over', 'forced', 'unlocked'),
  since: fc.option(fc.nat({ max: 2 ** 41 })),
})

/** What the log keeps of calls that failed and of other tabs. */
export const notedCommand = (at: fc.Arbitrary<string>, file: fc.Arbitrary<string>): fc.Arbitrary<Command> =>
  fc.oneof(
    fc.record({ type: fc.constant('NoteTabShutOut' as const), tab: fc.constantFrom('tab-1', 'tab-2') }),
    fc.record({
      type: fc.constant('NoteCallFailed' as const),
      call: fc.constantFrom('homeAtAddress', 'customer', 'inventory'),
      at: fc.option(at),
      file: fc.option(file),
      how: fc.constantFrom('status', 'offline', 'nonsense'),
      status: fc.option(fc.constantFrom(404, 500)),
      nth: fc.integer({ min: 1, max: 8 }),
    }),
  )
