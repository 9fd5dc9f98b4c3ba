import { Screen } from './page/Screen'

/** All that a phone or tablet is shown (SHELL-24). */
export const MobileScreen = () => <Screen title="Deze website is niet beschikbaar op mobiel." />
