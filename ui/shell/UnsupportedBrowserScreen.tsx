import { InfoBlock } from '../widgets/InfoBlock'
import { Screen } from './page/Screen'

/** In place of the content, on every screen but /debug (OPEN-137). `message` is what the data provider said, if it did. */
export const UnsupportedBrowserScreen = ({ message }: { message?: string | undefined }) => (
  <Screen title="Niet ondersteunde browser">
    <p>Wij raden u aan om Chrome te gebruiken.</p>
    {message !== undefined && <InfoBlock kind="warning">{message}</InfoBlock>}
  </Screen>
)
