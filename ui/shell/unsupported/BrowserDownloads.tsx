import { browserDownloads, browserNames } from '../../../domain/portal/browserNames'
import { downloadOf, unsupportedDeviceTexts } from '../../../domain/texts/unsupportedDeviceTexts'
import { Actions } from '../../widgets/Actions'
import { ButtonLink } from '../../widgets/ButtonLink'

/** Links to download the supported browsers, the recommended one first. */
export const BrowserDownloads = () => (
  <Actions>
    {browserDownloads.map(([browser, href], at) => (
      <ButtonLink
        key={browser}
        href={href}
        icon="download"
        kind={at === 0 ? 'primary' : 'secondary'}
        opens={unsupportedDeviceTexts.opens}
      >
        {downloadOf(browserNames[browser])}
      </ButtonLink>
    ))}
  </Actions>
)
