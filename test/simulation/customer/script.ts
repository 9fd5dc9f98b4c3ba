// What happens in a simulated visit, as plain data: each step is a customer's doing in one tab, or befalls a device or the office.
import type { InvitationType } from '../../../domain/language/invitation'
import type { StepKey } from '../../../domain/language/stepKey'
import type { UndoDirection } from '../../../projections/undo/nextUndo'
import type { Move } from '../../arbitraries/commands'
import type { DiskFault } from '../device/disk'
import type { LineFault } from '../office/line'

export type LogoutChoice = 'keep' | 'erase' | 'stay'

export type Act =
  /** Opens the portal where it is not open, and logs in where that is asked. */
  | { readonly act: 'come in'; readonly who: 0 | 1 }
  | { readonly act: 'open' | 'here' | 'erase again' | 'erase answers' | 'send' | 'send again' | 'back' }
  | { readonly act: 'log in'; readonly who: 0 | 1 }
  | { readonly act: 'go'; readonly path: string }
  /** Letter by letter in one of the questions that are texts; `pause` in milliseconds after each. */
  | { readonly act: 'type'; readonly field: number; readonly letters: number; readonly pause: number }
  | { readonly act: 'answer'; readonly move: Move }
  | { readonly act: 'undo'; readonly direction: UndoDirection }
  | { readonly act: 'attach'; readonly name: string; readonly size: number }
  | { readonly act: 'submit'; readonly step: StepKey }
  | { readonly act: 'log out' }
  | { readonly act: 'choose'; readonly how: LogoutChoice }
  /** Asks for it, and answers the question where one comes. */
  | { readonly act: 'leave'; readonly how: LogoutChoice }
  /** The work goes to a tab of the other device, in a file; `picks`: whose answer stands where both went on. */
  | { readonly act: 'carry'; readonly to: number; readonly picks: readonly boolean[] }
  | { readonly act: 'reload' | 'close' | 'kill' | 'hide' | 'show' | 'sleep' | 'wake' }
  | {
      readonly act: 'kill browser' | 'power cut' | 'offline' | 'online' | 'steal' | 'lose words' | 'fill disk' | 'mend'
    }
  /** Every answer of the disk takes so many milliseconds more. */
  | { readonly act: 'slow disk'; readonly ms: number }
  | { readonly act: 'disk'; readonly fault: DiskFault; readonly times: number }
  | { readonly act: 'line'; readonly fault: LineFault; readonly times: number; readonly isInventory: boolean }
  /** The clock of a device jumps by so many milliseconds. */
  | { readonly act: 'clock'; readonly ms: number }
  | { readonly act: 'refuse storage'; readonly isRefused: boolean }
  | { readonly act: 'sessions forgotten' }

/** `wait`: virtual milliseconds that pass before it; `tab`: counted over all devices. */
export type Step = Act & { readonly tab: number; readonly wait: number }

export interface Script {
  /** Of the order in which the disk, the line and the tabs come to their turns. */
  readonly chance: number
  readonly devices: number
  readonly type: InvitationType
  /** ISO; null: without end. */
  readonly validUntil: string | null
  readonly steps: readonly Step[]
}

/** How many tabs each device has. */
export const tabsPerDevice = 2

/** The questions whose texts are typed letter by letter. */
export const typedPaths = [
  'customer.official_first_names',
  'customer.address.street',
  'customer.address.place',
] as const

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A step in plain words: 'tab 1, 400 ms later: type field=0 letters=3 pause=30'. */
export const stepLine = ({ tab, wait, act, ...more }: Step): string =>
  [
    `tab ${tab}${wait === 0 ? '' : `, ${wait} ms later`}: ${act}`,
    ...Object.entries(more).map(([key, value]) => `${key}=${said(value)}`),
  ].join(' ')
