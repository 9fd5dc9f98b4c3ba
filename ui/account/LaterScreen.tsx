import { laterTexts, loginTexts } from '../../domain/texts/accountTexts'
import type { AccountDoors } from './accountDoors'

export type LaterPath = keyof typeof laterTexts.titles

/** A screen that comes in a later delivery: its title, and the way back. */
export const LaterScreen = ({ path, frame: Frame, link: Link }: AccountDoors & { readonly path: LaterPath }) => (
  <Frame title={laterTexts.titles[path]}>
    <p>{laterTexts.text}</p>
    <p>
      <Link href="/login">{loginTexts.title}</Link>
    </p>
  </Frame>
)
