import type { ElsewhereProps } from './elsewhereDoors'
import { MakeFile } from './MakeFile'
import { OpenFile } from './OpenFile'

/** Going on on another computer: a file is made here, or one that was made there is opened. */
export const ElsewhereScreen = (props: ElsewhereProps) =>
  props.what === 'make' ? <MakeFile {...props} /> : <OpenFile {...props} />
