import type { LintId } from '../../lints/index.ts'
import type { MinorRange, ReleaseRange } from '../../values/version.ts'
import type { Fact, SourceRef } from '../fact.ts'

/**
 * What a row says about a message: an error or a warning; silent (nothing stops, traffic is lost);
 * a wrapper (the text inside decides); noise (healthy nodes print it too).
 */
export type SymptomKind = 'error' | 'warning' | 'silent' | 'wrapper' | 'noise'

/** Words that a component prints, with what they mean: causes in the order to check them. */
export interface Symptom {
  /** Permanent: links name it. Letters of its file or its subject, and the next number of these. */
  readonly id: string
  /** A few words on its subject. */
  readonly about: string
  readonly kind: SymptomKind
  /** Words that occur where all is well too: as a name or setting, or in a message of a good start. */
  readonly weak?: 'name' | 'message'
  /** Of weak words: healthy nodes print them on the way only, so that a log does not end with them. */
  readonly onTheWay?: true
  /** Alternatives; the literals of one occur in this order in one message. */
  readonly words: readonly (readonly string[])[]
  /** The words are a common form that was not read in a cited source. */
  readonly wordsInferred?: true
  /** Checks that name the fault with its place: of a wrapper anywhere, else in the line of the message. */
  readonly settledBy?: readonly LintId[]
  /** Rows that say more of the same message. */
  readonly outerTo?: readonly string[]
  /** Of its words, those that hold what stands behind them. */
  readonly wraps?: string
  /** What the component prints later where the message was one of its start and is over. */
  readonly passedBy?: readonly string[]
  /** What leads on where the text inside a wrapper is not known: a tree, and the step to begin with. */
  readonly guide?: { readonly tree: string; readonly from: string }
  /**
   * Gives way to what knows more of the message: `step` tells only what a step does that failed,
   * `reason` only what a common text means, whatever failed.
   */
  readonly general?: 'step' | 'reason'
  /** Tells of the host: where a command in a container prints it, it says nothing of that. */
  readonly ofHost?: true
  /** A process ended, or a text is no more than common; why may stand in another message near it. */
  readonly reasonElsewhere?: true
  /** Rows of `codes` with the same meaning. */
  readonly codes?: readonly string[]
  /** The component, and where its words are seen. */
  readonly printed: readonly { readonly by: string; readonly in: string }[]
  /** Whose versions print the words, where bounds are known. */
  readonly versions?: MinorRange & { readonly of: string }
  readonly causes: readonly SymptomCause[]
}

export interface SymptomCause {
  readonly cause: Fact<string>
  /** Each one that holds lifts the cause. */
  readonly likely?: readonly Condition[]
  /** One that holds removes the cause. */
  readonly excluded?: readonly Condition[]
  readonly checks: readonly Check[]
  readonly remedy: string
}

/** A command, or something to look at, and what it shows if this cause is the one. */
export type Check =
  | { readonly command: string; readonly shows: string }
  | { readonly look: string; readonly shows: string }

/** What speaks for or against a cause. */
export type Condition =
  | { readonly decision: ConditionDecision; readonly is: readonly (string | boolean)[] }
  | { readonly kubernetes: MinorRange }
  /** A line of containerd releases, or those of a range. */
  | { readonly containerd: string | ReleaseRange }
  /** Words in the same message. */
  | { readonly says: string }
  /** An observation of that name; a value of it begins with one of these words, in lower case. */
  | { readonly told: string; readonly as?: readonly string[] }
  /** Image and host are known: of one release (2016 asks for the same revision too), or how the image is. */
  | { readonly builds: 'same' | 'older image' | 'newer image' }
  /** A row of `codes` in the same message. */
  | { readonly code: string }
  /** A check that found this very fault in what was sent. */
  | { readonly found: LintId }
  /** The message has a name of 15 characters, with which that of a known node begins. */
  | { readonly nameCut: true }
  /** The message has a name in part, and a lookup of the whole name got an answer. */
  | { readonly fullName: true }
  /** The version of the CNI file in the message is below, or above, all that its plugin names. */
  | { readonly cniFile: 'older' | 'newer' }
  /** To be asked or seen; `repeats` where the words come again and again. */
  | { readonly observed: string; readonly repeats?: true }

export type ConditionDecision =
  | 'windowsRelease'
  | 'containerRuntime'
  | 'networkMode'
  | 'cni'
  | 'platform'
  | 'isolation'
  | 'ipFamily'
  | 'directServerReturn'

/** A number that HCS, HNS or Windows prints. */
export interface Code {
  /** `H-` and the number in hexadecimal. */
  readonly id: string
  readonly name?: string
  readonly text?: string
  /** The text was not read in a cited source; name and number were. */
  readonly textInferred?: true
  readonly layer: 'hcs' | 'hns' | 'gns' | 'win32' | 'exit' | 'hypervisor' | 'rpc' | 'counters'
  /** Further numbers that are printed for it, in hexadecimal. */
  readonly also?: readonly string[]
  readonly means?: Fact<string>
  /** Where name and text stand, if no meaning is known. */
  readonly sources?: readonly SourceRef[]
}
