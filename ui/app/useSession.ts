import type { Session } from '../../events/session/keeping'
import { useStream } from '../useStream'
import { useSurroundings } from './appContext'

const tokenOf = (session: Session | null): string | null => session?.access_token ?? null

/** Who is logged in, as the browser keeps it; the same text is the same session. */
export const useSession = (): string | null => useStream(useSurroundings().app.session.session$, tokenOf)
