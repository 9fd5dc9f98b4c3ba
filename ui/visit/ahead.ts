import { fetchVisit } from './fetchVisit'

// First of all that the page's script does: beside it, the two would share the line.
void fetchVisit().catch(() => undefined)
