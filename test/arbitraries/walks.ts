import fc from 'fast-check'
import type { Catalogue } from '../../domain/engine/catalogue'
import { noLenders } from '../../domain/language/lender'
import { stepKeys } from '../../domain/language/stepKey'
import { defaultTenantStyle } from '../../domain/portal/tenant'
import { overviewName } from '../../domain/sending/attachment'
import type { Command } from '../../events/decisions/command'
import type { Move } from './commands'
import { oddDays } from './dates'
import { chooseHomeMove, homeMove, homesMove, searchHomesMove } from './homeMoves'
import { lenderLists } from './lenders'
import {
  addMove,
  alikeSteps,
  answerMove,
  failedCall,
  fileArbitrary,
  fileName,
  fillAddress,
  itemMove,
  loadMove,
  openCommand,
  openInvitation,
  other,
  retrievalCommand,
} from './plainMoves'
import { standingMove } from './standingMoves'

/** How a visit comes to give a command, and how often beside the others; or which other walk gives it. */
export type Walk =
  | {
      readonly weight: number
      readonly of: (catalogue: Catalogue) => fc.Arbitrary<Move>
      /** A command that must have been given before it. */
      readonly needs?: Command['type']
      /** Nothing can be changed after it, at least for a while. */
      readonly locks?: true
    }
  | { readonly walkedBy: OtherWalk }

/** `wholeWay`: `walk.ts`; `twoComputers`: the file of that name; `damage`: `laws/forgetting.test.ts`. */
export type OtherWalk = 'wholeWay' | 'twoComputers' | 'damage'

const often = (of: (catalogue: Catalogue) => fc.Arbitrary<Move>): Walk => ({ weight: 12, of })
const oftenOther = (command: fc.Arbitrary<Command>): Walk => often(() => other(command))
/** One of these, and seldom. */
const seldom = (...commands: readonly Command[]) => ({
  weight: commands.length,
  of: () => other(fc.constantFrom(...commands)),
})

/** A row for each command: one without does not compile. */
export const walks: { readonly [T in Command['type']]: Walk } = {
  OpenPortal: oftenOther(openCommand),
  NoteTabShutOut: seldom({ type: 'NoteTabShutOut', tab: 'tab-1' }, { type: 'NoteTabShutOut', tab: 'tab-2' }),
  NoteCallFailed: { weight: 6, of: failedCall },
  BeginDay: oftenOther(fc.constantFrom(...oddDays).map((today): Command => ({ type: 'BeginDay', today }))),
  LoadCustomer: often(catalogue => loadMove(catalogue)),
  LoadLenders: oftenOther(
    fc
      .nat(lenderLists.length - 1)
      .map((at): Command => ({ type: 'LoadLenders', digest: `l${at}`, lists: lenderLists[at] ?? noLenders })),
  ),
  SeekLenders: seldom({ type: 'SeekLenders' }),
  LoadStyle: seldom({ type: 'LoadStyle', style: defaultTenantStyle, logo: null, hero: 'h' }),
  LoadOfficeLogo: seldom({ type: 'LoadOfficeLogo', digest: 'l' }),
  LoadSetting: seldom({ type: 'LoadSetting', name: 'iwize_integration', on: true }),
  LoadRetrieval: oftenOther(retrievalCommand),
  SeeRetrieval: seldom({ type: 'SeeRetrieval' }),
  TakeRetrieved: { weight: 4, of: () => standingMove('TakeRetrieved') },
  LeaveRetrieved: { weight: 4, of: () => standingMove('LeaveRetrieved') },
  ChangeAnswer: { weight: 430, of: answerMove },
  RepeatAnswers: oftenOther(
    fc.record({
      type: fc.constant('RepeatAnswers' as const),
      step: fc.constantFrom(...alikeSteps),
      from: fc.constantFrom(...alikeSteps),
      only: fc.constantFrom(null, 'home' as const),
    }),
  ),
  ConfirmDoubt: { weight: 4, of: () => standingMove('ConfirmDoubt') },
  ConfirmItem: { weight: 2, of: () => standingMove('ConfirmItem') },
  AddItem: { weight: 62, of: addMove },
  RemoveItem: { weight: 41, of: itemMove('remove') },
  RestoreItem: { weight: 41, of: itemMove('restore') },
  UndoAction: { walkedBy: 'twoComputers' },
  SubmitStep: oftenOther(
    fc.constantFrom(...stepKeys, 'personal_details' as const).map((step): Command => ({ type: 'SubmitStep', step })),
  ),
  FillAddress: often(fillAddress),
  SearchHomes: { weight: 6, of: searchHomesMove },
  NoteHomes: { weight: 24, of: homesMove },
  ChooseHome: { weight: 12, of: chooseHomeMove },
  SeekHome: { weight: 6, of: () => standingMove('SeekHome'), needs: 'NoteHome' },
  NoteHome: { weight: 24, of: homeMove },
  AttachFile: oftenOther(fileArbitrary(fileName).map((file): Command => ({ type: 'AttachFile', file }))),
  AttachOverview: {
    weight: 2,
    of: () => other(fileArbitrary(fc.constant(overviewName)).map(file => ({ type: 'AttachOverview', file }))),
  },
  RemoveFile: oftenOther(fileName.map(name => ({ type: 'RemoveFile', name }))),
  NoteCopy: seldom({ type: 'NoteCopy', how: 'pdf' }, { type: 'NoteCopy', how: 'print' }),
  StartSending: { ...seldom({ type: 'StartSending', body: 'b1' }), locks: true },
  SendAgain: { walkedBy: 'wholeWay' },
  RetryFile: { weight: 1, of: () => standingMove('RetryFile'), needs: 'NoteSendingFailed' },
  NoteFileSent: oftenOther(fileName.map(name => ({ type: 'NoteFileSent', name }))),
  NoteSendingFailed: {
    weight: 3,
    of: () =>
      fc.oneof(
        standingMove('NoteSendingFailed'),
        other(
          fc.constantFrom('customer.email', '').map(path => ({
            type: 'NoteSendingFailed',
            failure: 'invalid',
            fields: [[path, 'Onbekend']],
            file: null,
          })),
        ),
      ),
  },
  NoteSent: { ...seldom({ type: 'NoteSent', submittedAt: '2026-11-21T10:00:00Z' }), locks: true },
  NoteUnconfirmed: { ...seldom({ type: 'NoteUnconfirmed', why: 'noProof' }), locks: true },
  SeekReceipt: seldom({ type: 'SeekReceipt' }),
  NoteReceipt: seldom({ type: 'NoteReceipt', invitation: null, refused: false }),
  RestoreAnswers: { walkedBy: 'damage' },
  JoinWork: { walkedBy: 'twoComputers' },
  ShowScreen: seldom({ type: 'ShowScreen', screen: '/personal_details' }, { type: 'ShowScreen', screen: '/intro' }),
  ChooseView: seldom({ type: 'ChooseView', calm: true }, { type: 'ChooseView', calm: false }),
  ShowCalmScreen: seldom(
    { type: 'ShowCalmScreen', step: 'personal_details', at: 'customer.initials', heldUp: true },
    { type: 'ShowCalmScreen', step: 'unemployment', at: 'unemployment.1', heldUp: false },
  ),
  ShowNotice: seldom({ type: 'ShowNotice', kind: 'danger', text: 'Niet alle velden zijn ingevuld' }),
}

const known = new WeakMap<Catalogue, fc.Arbitrary<Move>>()

/** One thing that a customer, the office or the day may do. */
export const moveArbitrary = (catalogue: Catalogue): fc.Arbitrary<Move> => {
  const made = known.get(catalogue)
  if (made !== undefined) return made
  const moves = fc.oneof(
    ...Object.values(walks).flatMap(walk =>
      'of' in walk ? [{ weight: walk.weight, arbitrary: walk.of(catalogue) }] : [],
    ),
  )
  known.set(catalogue, moves)
  return moves
}

/** The portal starts, the office answers (or not yet), and then anything. */
export const movesArbitrary = (catalogue: Catalogue, maxLength = 40): fc.Arbitrary<readonly Move[]> =>
  fc
    .tuple(
      other(openCommand),
      fc.option(loadMove(catalogue), { freq: 8 }),
      fc.array(moveArbitrary(catalogue), { maxLength }),
    )
    .map(([open, load, moves]) => [open, ...(load === null ? [] : [load]), ...moves])

/**
 * Moves of a customer who can fill in, of which each command is as likely as any other; but for those that come as often as
 * all of these together, and those after which little can be done.
 */
export const evenMoves = (
  catalogue: Catalogue,
  often: readonly Command['type'][] = [],
): fc.Arbitrary<readonly Move[]> => {
  const all = Object.entries(walks)
  const isOften = (name: string): boolean => often.some(one => one === name)
  const moves = all.flatMap(([name, walk]) =>
    'of' in walk
      ? [{ arbitrary: walk.of(catalogue), weight: isOften(name) ? 8 * all.length : walk.locks === true ? 1 : 8 }]
      : [],
  )
  return fc
    .tuple(
      other(openCommand),
      loadMove(catalogue, openInvitation),
      fc.array(fc.oneof(...moves), { minLength: 30, maxLength: 60 }),
    )
    .map(([open, load, more]) => [open, load, ...more])
}
