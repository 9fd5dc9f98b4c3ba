import { MakeTransferFileScreen } from './MakeTransferFileScreen'
import { OpenTransferFileScreen } from './OpenTransferFileScreen'
import type { TransferFileProps } from './transferFileProps'

/** The screen of the transfer file, to continue on another computer: makes a file here, or opens one that was made there. */
export const TransferFileScreen = (props: TransferFileProps) =>
  props.what === 'make' ? <MakeTransferFileScreen {...props} /> : <OpenTransferFileScreen {...props} />
