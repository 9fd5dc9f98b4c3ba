import { MakeTransferFileScreen } from './MakeTransferFileScreen'
import { OpenTransferFileScreen } from './OpenTransferFileScreen'
import type { TransferFileProps } from './transferFileProps'

/** Going on on another computer: a file is made here, or one that was made there is opened. */
export const TransferFileScreen = (props: TransferFileProps) =>
  props.what === 'make' ? <MakeTransferFileScreen {...props} /> : <OpenTransferFileScreen {...props} />
