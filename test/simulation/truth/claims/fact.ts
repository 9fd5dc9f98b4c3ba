/**
 * What must be so in the world while a sentence shows. 'Here' is the device of the page that shows it, 'the log' is that of the
 * invitation that it is about.
 */
export type Fact =
  /** Everything that this page took, what stands in its fields included, is on the disk here. */
  | 'allKept'
  /** Something that this page took is not on the disk here. */
  | 'notAllKept'
  /** Nothing that this page took is on the disk here: it goes with the window. */
  | 'keptInWindowAlone'
  /** The disk takes nothing from this page now: the last try failed, or nothing is tried any more. */
  | 'storeRefuses'
  /** The log is on the disk here, with an answer of the customer's in it. */
  | 'answersHere'
  /** Nothing of the invitation can be read here: no record, document, snapshot, mark or crash recovery. */
  | 'erased'
  /** An erasure of the invitation has begun here, and the disk names it for the next start until it is over. */
  | 'mayBeLeft'
  /** Something that was stored here, a record or a document, is on the disk no more, or otherwise than it was. */
  | 'gone'
  /** Something stored or retrieved cannot be read or used by this page; it is still there as it came, and so is the rest. */
  | 'unreadable'
  /** The log has a record of another tab, and because of that not the one that this page took. */
  | 'overtaken'
  /** The office has an inventory of this invitation, whoever sent it. */
  | 'received'
  /** The office has what is named, inventory or document, as a log of this device sent it. */
  | 'ownReceived'
  /** No inventory of the log went out that may have arrived. */
  | 'unsent'
  /** No receipt of the office's has come to this page: what went out may have arrived, or not. */
  | 'noReceipt'
  /** The office had no inventory of this invitation when this page heard of it last. */
  | 'noneReceived'
  /** This page is sending what is named: it has begun, and the end of it is not known here. */
  | 'onItsWay'
  /** No answer of the log can be changed in this page now. */
  | 'locked'
  /** Another tab here has the log. */
  | 'openElsewhere'
  /** Whether this device has a line to the office is as the page takes it to be. */
  | 'connection'
  /** The session that is named, of this customer or another, is on the disk here. */
  | 'loggedIn'
  /** The session that is named is not on the disk here. */
  | 'loggedOut'
  /** The office answered that it did what is named: it changed an account, or sent a mail. */
  | 'officeConfirmed'
  /** What is told to be complete, answered or open is so by the answers of the page, as a sending would judge them. */
  | 'complete'
  /** What is named was done in the log of this page: the record of it is there, and what it changed is so. */
  | 'inLog'
  /** What is named stands as the customer left it: nothing that would change it came in. */
  | 'unchanged'
  /** What is named is as it was before what was undone, or as it was after it where it was done again. */
  | 'undone'
  /** File and log hold of each other's answers and documents what is told, and what was left out is in the log. */
  | 'merged'

/** What a text claims: one fact, several at once, or nothing. */
export type TextClaim = Fact | readonly [Fact, Fact, ...Fact[]] | 'nothing'

/**
 * By file of `domain/texts`: 'nothing' where no text of it claims anything or sounds as if it did, else a row for each text, by
 * the names on the way to it.
 */
export type ClaimTable = Readonly<Record<string, 'nothing' | Readonly<Record<string, TextClaim>>>>
