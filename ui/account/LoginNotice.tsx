import { sessionExpired } from '../../domain/portal/navigation'
import {
  invitationInvalid,
  invitationUsed,
  loginAdvice,
  loginTexts,
  recoverySentTexts,
} from '../../domain/texts/accountTexts'
import type { Notice } from '../shell/page/Alert'
import { InfoBlock } from '../widgets/InfoBlock'

const advice: ReadonlyMap<string, string> = new Map([
  [invitationUsed, loginAdvice.used],
  [invitationInvalid, loginAdvice.invalid],
  [sessionExpired, loginAdvice.session],
  [loginTexts.failed, loginAdvice.failed],
  [recoverySentTexts.username, loginAdvice.recovery],
  [recoverySentTexts.password, loginAdvice.recovery],
])

/**
 * Repeats on the login the notice that brought the customer there, with advice: the alert itself is gone after three
 * seconds.
 */
export const LoginNotice = ({ notice }: { notice: Notice | null }) => {
  const what = notice === null ? undefined : (notice.more ?? advice.get(notice.text))
  return notice === null || what === undefined ? null : (
    <InfoBlock kind={notice.kind === 'success' ? 'info' : 'warning'} title={notice.text}>
      {what}
    </InfoBlock>
  )
}
