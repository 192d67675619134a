import type { ArtifactId } from '../../artifacts/index.ts'
import type { LintId } from '../../lints/index.ts'
import type { RuleId } from '../../rules/index.ts'
import type { RuntimeId } from '../cni/define.ts'
import type { Fact } from '../fact.ts'
import type { MinorRange } from '../../values/version.ts'

export type LimitationArea =
  | 'compute'
  | 'kubelet'
  | 'storage'
  | 'networking'
  | 'dns'
  | 'cni'
  | 'ipam'
  | 'security'
  | 'api-field'

/** Values by decision. */
export type Situation = Readonly<Record<string, readonly (string | boolean)[]>>

/** In which case a field that is set matters; any value and any pod where nothing is said. */
export interface FieldCase {
  readonly equals?: string | boolean
  readonly begins?: string
  /** The API's own default, which every stored pod has. */
  readonly not?: string | number
  readonly runtime?: RuntimeId
  readonly osName?: 'windows' | 'linux'
  readonly hostProcess?: boolean
  /** Not where the pod mounts this pipe of the node, as the helper behind it gives what is missed. */
  readonly withoutPipe?: string
  /** The user that the container names. */
  readonly runAsUserName?: string
}

/** What speaks up where a limitation matters, or why nothing has to. */
export type Coverage =
  | { readonly rules: readonly RuleId[] }
  /** Reported on a manifest that somebody brings; our own never has the field. */
  | { readonly lint: LintId; readonly where?: FieldCase }
  /** Our files are written so that it cannot happen. */
  | { readonly artifact: ArtifactId; readonly reason: string }
  /** Stands in the runbook and the reference. */
  | { readonly knownLimitation: true; readonly reason: string }

/** How a manifest that somebody brings shows it, beside what the rules and files of a plan do. */
export type ManifestCheck =
  | {
      readonly lint: LintId
      readonly where?: FieldCase
      /** The basis of what the manifest alone shows, where the rest depends on the cluster. */
      readonly as?: Limitation['basis']
      /** What to do where the field is right; a sentence. */
      readonly remedy?: string
    }
  /** The row that reports the same field. */
  | { readonly row: string }

/** Something that Windows nodes cannot do, or do otherwise, in a range of Kubernetes minors. */
export interface Limitation extends MinorRange {
  readonly id: string
  readonly area: LimitationArea
  readonly statement: Fact<string>
  readonly from: string
  /** By minor, the first release that has it no more. */
  readonly fixedIn?: Fact<Readonly<Record<string, string>>>
  /** On what else it depends, in words. */
  readonly condition?: string
  /** The same as far as decisions say it: each one named has one of these values. */
  readonly applies?: Situation
  /** The field of a pod, Service or RuntimeClass that it is about. */
  readonly field?: string
  /** As findings have it: refused by a named component, shown not to work, excluded by a page, or advice. */
  readonly basis: 'refused' | 'fails' | 'unsupported' | 'advice'
  /** Why this basis, where it is not obvious. */
  readonly reason?: string
  /** Of every row about a field that no lint covers alone. */
  readonly onManifest?: ManifestCheck
  readonly coveredBy: Coverage
}
